CREATE TABLE `evidence_runs` (
	`version` integer PRIMARY KEY NOT NULL,
	`after_id` integer DEFAULT 0 NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
ALTER TABLE `companies` ADD `sector` text;