CREATE TABLE `bulk_assignments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`by_user_id` integer,
	`list` text NOT NULL,
	`owner_id` integer,
	`rows` text NOT NULL,
	`assigned_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `bulk_assignments_account` ON `bulk_assignments` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `bulk_assignments_assigned` ON `bulk_assignments` (`assigned_at`);--> statement-breakpoint
CREATE TABLE `directory_owners` (
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	`row_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`assigned_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `list`, `row_id`)
);
--> statement-breakpoint
CREATE INDEX `directory_owners_row` ON `directory_owners` (`list`,`row_id`);--> statement-breakpoint
CREATE INDEX `directory_owners_owner` ON `directory_owners` (`owner_id`);--> statement-breakpoint
ALTER TABLE `leads` ADD `owner_id` integer;--> statement-breakpoint
CREATE INDEX `leads_owner` ON `leads` (`account_id`,`owner_id`,`confidence`,`id`);
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('bulk-assignments', 30);
--> statement-breakpoint
-- An account's own copy has the owner of the shared row, and gives it back with itself.
CREATE TRIGGER owners_of_companies_copied AFTER INSERT ON companies
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = new.id
  WHERE account_id = new.account_id AND list = 'companies' AND row_id = new.origin_id;
END;
--> statement-breakpoint
CREATE TRIGGER owners_of_companies_given_back AFTER DELETE ON companies
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = old.origin_id
  WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER owners_of_contacts_copied AFTER INSERT ON contacts
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = new.id
  WHERE account_id = new.account_id AND list = 'contacts' AND row_id = new.origin_id;
END;
--> statement-breakpoint
-- Of a row that was deleted its owner is kept as long as the row, to come back with it.
CREATE TRIGGER owners_of_companies_gone AFTER DELETE ON companies
WHEN old.origin_id IS NULL AND old.account_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM removed_companies r WHERE r.account_id = old.account_id AND r.company_id = old.id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER owners_of_contacts_gone AFTER DELETE ON contacts
WHEN old.account_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM removed_contacts r WHERE r.account_id = old.account_id AND r.contact_id = old.id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'contacts' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER owners_of_removed_companies_gone AFTER DELETE ON removed_companies
WHEN NOT EXISTS (SELECT 1 FROM companies c WHERE c.id = old.company_id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER owners_of_removed_contacts_gone AFTER DELETE ON removed_contacts
WHEN NOT EXISTS (SELECT 1 FROM contacts c WHERE c.id = old.contact_id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'contacts' AND row_id = old.contact_id;
END;
