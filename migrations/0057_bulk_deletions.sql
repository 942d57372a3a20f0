CREATE TABLE `bulk_deletions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`by_user_id` integer,
	`list` text NOT NULL,
	`ids` text NOT NULL,
	`deleted_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `bulk_deletions_account` ON `bulk_deletions` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `bulk_deletions_deleted` ON `bulk_deletions` (`deleted_at`);
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('bulk-deletions', 30);
