CREATE TABLE `import_fills` (
	`import_id` integer NOT NULL,
	`first_row` integer NOT NULL,
	`fills` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`import_id`, `first_row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `imports` ADD `preview` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `on_similar` text DEFAULT 'skip' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `rows_similar` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `people_updated` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `companies_new` integer DEFAULT 0 NOT NULL;