-- Columns, values, indexes and triggers take the names of the glossary. Every row stays as it is but for the renamed values.
ALTER TABLE `mailboxes` RENAME COLUMN `password_sealed` TO `encrypted_password`;
--> statement-breakpoint
ALTER TABLE `inboxes` RENAME COLUMN `password_sealed` TO `encrypted_password`;
--> statement-breakpoint
ALTER TABLE `oauth_tokens` RENAME COLUMN `access_sealed` TO `encrypted_access`;
--> statement-breakpoint
ALTER TABLE `oauth_tokens` RENAME COLUMN `refresh_sealed` TO `encrypted_refresh`;
--> statement-breakpoint
ALTER TABLE `platform_connections` RENAME COLUMN `token_sealed` TO `encrypted_token`;
--> statement-breakpoint
ALTER TABLE `platform_connections` RENAME COLUMN `secret_sealed` TO `encrypted_secret`;
--> statement-breakpoint
DROP INDEX `closes_waiting`;
--> statement-breakpoint
CREATE INDEX `closes_awaiting_decision` ON `closes` (`account_id`,`id`) WHERE state = 'reported';
--> statement-breakpoint
DROP INDEX `closes_silent`;
--> statement-breakpoint
CREATE INDEX `closes_auto_confirm_due` ON `closes` (`due_at`) WHERE state = 'reported' and is_demo = 0;
--> statement-breakpoint
UPDATE social_campaign_leads SET part = CASE part WHEN 'mail' THEN 'email' ELSE 'pending' END WHERE part IN ('mail', 'waiting');
--> statement-breakpoint
UPDATE social_lead_merges SET moved = replace(replace(moved, '"part":"mail"', '"part":"email"'), '"part":"waiting"', '"part":"pending"')
  WHERE moved LIKE '%"part":%';
--> statement-breakpoint
DROP TRIGGER companies_given_back;
--> statement-breakpoint
CREATE TRIGGER companies_override_discarded AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE company_notes SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
  UPDATE opportunities SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
  UPDATE leads SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id
  AND NOT EXISTS (SELECT 1 FROM leads o WHERE o.search_id = leads.search_id AND o.company_id = old.origin_id);
  INSERT INTO charged_companies (account_id, company_id, paid_at)
  SELECT account_id, old.origin_id, paid_at FROM charged_companies p WHERE p.account_id = old.account_id AND p.company_id = old.id
  AND NOT EXISTS (SELECT 1 FROM charged_companies o WHERE o.account_id = old.account_id AND o.company_id = old.origin_id);
END;
--> statement-breakpoint
DROP TRIGGER removed_leads_given_back;
--> statement-breakpoint
CREATE TRIGGER removed_leads_override_discarded AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE removed_leads SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
END;
--> statement-breakpoint
DROP TRIGGER companies_tasks_given_back;
--> statement-breakpoint
CREATE TRIGGER companies_tasks_override_discarded AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE tasks SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
END;
--> statement-breakpoint
DROP TRIGGER owners_of_companies_given_back;
--> statement-breakpoint
CREATE TRIGGER owners_of_companies_override_discarded AFTER DELETE ON companies
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = old.origin_id
  WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.id;
END;
--> statement-breakpoint
DROP TRIGGER tags_of_companies_given_back;
--> statement-breakpoint
CREATE TRIGGER tags_of_companies_override_discarded AFTER DELETE ON companies
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL AND EXISTS (SELECT 1 FROM tagged_rows
  WHERE list = 'companies' AND row_id = old.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, old.origin_id, account_id, tagged_at FROM tagged_rows o WHERE list = 'companies' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = old.origin_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.id;
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'companies' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = old.account_id AND company_id = old.origin_id) AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = old.account_id AND company_id = old.origin_id);
END;
--> statement-breakpoint
DROP TRIGGER tags_of_contacts_given_back;
--> statement-breakpoint
CREATE TRIGGER tags_of_contacts_override_discarded AFTER DELETE ON contacts
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL AND EXISTS (SELECT 1 FROM tagged_rows
  WHERE list = 'contacts' AND row_id = old.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, old.origin_id, account_id, tagged_at FROM tagged_rows o WHERE list = 'contacts' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = old.origin_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id;
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'contacts' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_contacts WHERE account_id = old.account_id AND contact_id = old.origin_id) AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_contacts WHERE account_id = old.account_id AND contact_id = old.origin_id);
END;
