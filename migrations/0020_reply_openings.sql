CREATE TABLE `reply_openings` (
	`inbound_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`queued_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reply_openings_queued` ON `reply_openings` (`queued_at`);--> statement-breakpoint
CREATE INDEX `reply_openings_account` ON `reply_openings` (`account_id`);