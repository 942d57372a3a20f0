CREATE TABLE `form_drafts` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`path` text NOT NULL,
	`sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_drafts_user_id_unique` ON `form_drafts` (`user_id`);--> statement-breakpoint
CREATE INDEX `form_drafts_expiry` ON `form_drafts` (`expires_at`);--> statement-breakpoint
CREATE INDEX `devices_hash` ON `devices` (`device_hash`,`last_seen_at`);--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('form-drafts', 0);
