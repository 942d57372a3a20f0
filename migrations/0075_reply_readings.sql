CREATE TABLE `reply_readings` (
	`inbound_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`state` text NOT NULL,
	`times_asked` integer DEFAULT 0 NOT NULL,
	`queued_at` integer NOT NULL,
	`read_at` integer,
	`model` text,
	`model_class` text,
	`words_hash` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reply_readings_waiting` ON `reply_readings` (`queued_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `reply_readings_words` ON `reply_readings` (`words_hash`) WHERE model_class is not null;--> statement-breakpoint
CREATE INDEX `reply_readings_account` ON `reply_readings` (`account_id`);