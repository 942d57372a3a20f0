CREATE TABLE `company_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`company_id` integer,
	`contact_id` integer,
	`text` text NOT NULL,
	`by_user_id` integer,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `company_notes_company` ON `company_notes` (`account_id`,`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `company_notes_contact` ON `company_notes` (`contact_id`,`id`) WHERE contact_id is not null;--> statement-breakpoint
ALTER TABLE `single_mails` ADD `source` text;--> statement-breakpoint
CREATE TRIGGER contacts_notes_gone AFTER DELETE ON contacts BEGIN
  DELETE FROM company_notes WHERE contact_id = old.id;
END;
