CREATE TABLE `import_contacts` (
	`import_id` integer NOT NULL,
	`contact_id` integer NOT NULL,
	PRIMARY KEY(`import_id`, `contact_id`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `import_contacts_contact` ON `import_contacts` (`contact_id`);