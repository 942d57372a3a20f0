CREATE TABLE `retention_periods` (
	`key` text PRIMARY KEY NOT NULL,
	`days` integer NOT NULL,
	`changed_at` integer,
	`changed_by` integer,
	`last_run_at` integer,
	`last_removed` integer DEFAULT 0 NOT NULL,
	`removed_in_all` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `imports` ADD `file_removed_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `emptied_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `address_hash` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `is_essential` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_address` ON `mails` (`address_hash`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email_key`);--> statement-breakpoint
CREATE INDEX `contacts_origin` ON `contacts` (`origin_id`);--> statement-breakpoint
CREATE INDEX `hidden_contacts_contact` ON `hidden_contacts` (`contact_id`);--> statement-breakpoint
CREATE INDEX `invitations_email` ON `invitations` (`email_key`);--> statement-breakpoint
CREATE INDEX `invitations_inviter` ON `invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `leads_contact_email` ON `leads` (contact_email collate nocase) WHERE contact_email is not null;--> statement-breakpoint
CREATE INDEX `leads_contact` ON `leads` (`contact_id`) WHERE contact_id is not null;--> statement-breakpoint
-- A contact that goes takes its document and its hiding rows along, and who hid it counts right again.
CREATE TRIGGER contacts_leaving BEFORE DELETE ON contacts BEGIN
  DELETE FROM contact_search WHERE rowid = old.id;
  DELETE FROM hidden_contacts WHERE contact_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_unhidden AFTER DELETE ON hidden_contacts BEGIN
  UPDATE contact_counts SET count = count + 1 WHERE account_id = old.account_id;
END;
--> statement-breakpoint
CREATE INDEX accounts_closing ON accounts (closed_at) WHERE closed_at IS NOT NULL AND emptied_at IS NULL;
--> statement-breakpoint
-- What each key means, and between which days it may be, stands in app/domains/privacy/retention.ts.
INSERT INTO retention_periods (key, days) VALUES
  ('sessions', 0),
  ('attempts', 0),
  ('one-time-tokens', 0),
  ('devices', 400),
  ('invitations', 90),
  ('mail-texts', 30),
  ('mails', 90),
  ('imports', 90),
  ('unproved-requests', 7),
  ('data-requests', 1095),
  ('unused-users', 365);
