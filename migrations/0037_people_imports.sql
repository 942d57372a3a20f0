CREATE TABLE `import_duplicates` (
	`import_id` integer NOT NULL,
	`first_line` integer NOT NULL,
	`last_line` integer NOT NULL,
	`rows` text NOT NULL,
	PRIMARY KEY(`import_id`, `first_line`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `contacts` ADD `person_key` text;--> statement-breakpoint
ALTER TABLE `contacts` ADD `import_id` integer;--> statement-breakpoint
CREATE INDEX `contacts_person` ON `contacts` (`account_id`,`person_key`) WHERE person_key is not null;--> statement-breakpoint
CREATE INDEX `contacts_import` ON `contacts` (`import_id`) WHERE import_id is not null;--> statement-breakpoint
ALTER TABLE `imports` ADD `kind` text DEFAULT 'companies' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `people_created` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `people_skipped` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE contacts SET person_key = lower(trim(contact_name)) || ' <' || email_key || '>' WHERE account_id IS NOT NULL AND email_key IS NOT NULL;
