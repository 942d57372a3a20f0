CREATE TABLE `class_corrections` (
	`inbound_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`said_class` text NOT NULL,
	`model_class` text,
	`set_class` text NOT NULL,
	`user_id` integer,
	`received_at` integer NOT NULL,
	`corrected_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `class_corrections_account` ON `class_corrections` (`account_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `class_corrections_received` ON `class_corrections` (`received_at`);--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `is_sure` integer;--> statement-breakpoint
CREATE INDEX `inbound_mails_read` ON `inbound_mails` (`account_id`,`received_at`,`is_demo`,`reply_class`) WHERE reply_class is not null;--> statement-breakpoint
ALTER TABLE `threads` ADD `waits_since` integer;--> statement-breakpoint
CREATE INDEX `threads_waiting` ON `threads` (`account_id`,`last_at`,`id`) WHERE waits_since is not null and archived_at is null;
--> statement-breakpoint
UPDATE threads SET waits_since = last_at WHERE reply_class = 'unclear' AND archived_at IS NULL;
