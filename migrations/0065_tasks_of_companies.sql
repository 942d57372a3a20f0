ALTER TABLE `tasks` ADD `company_id` integer;--> statement-breakpoint
ALTER TABLE `tasks` ADD `contact_id` integer;--> statement-breakpoint
CREATE INDEX `tasks_company` ON `tasks` (`account_id`,`company_id`,`id`) WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX `tasks_contact` ON `tasks` (`contact_id`,`id`) WHERE contact_id is not null;--> statement-breakpoint
-- Who is gone for good leaves no tasks; whoever can be brought back keeps them.
CREATE TRIGGER contacts_tasks_gone AFTER DELETE ON contacts
WHEN NOT EXISTS (SELECT 1 FROM removed_contacts r WHERE r.account_id = old.account_id AND r.contact_id = old.id) BEGIN
  DELETE FROM tasks WHERE contact_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER removed_contacts_tasks_gone AFTER DELETE ON removed_contacts BEGIN
  DELETE FROM tasks WHERE contact_id = old.contact_id AND account_id = old.account_id AND NOT EXISTS (
    SELECT 1 FROM contacts c WHERE c.id = old.contact_id AND (c.account_id = old.account_id OR NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)));
END;
--> statement-breakpoint
-- Those about a shared contact are the account's own: they go with its copy.
CREATE TRIGGER contacts_tasks_copied AFTER INSERT ON contacts
WHEN new.account_id IS NOT NULL AND new.origin_id IS NOT NULL BEGIN
  UPDATE tasks SET contact_id = new.id WHERE contact_id = new.origin_id AND account_id = new.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER companies_tasks_given_back AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE tasks SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
END;
