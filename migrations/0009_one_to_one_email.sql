-- Replies, single emails and tests leave before campaigns and have daily allowances of their own.
CREATE TABLE `email_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`mailbox_id` integer NOT NULL,
	`record` text NOT NULL,
	`to_address` text NOT NULL,
	`subject` text,
	`text` text NOT NULL,
	`sendable_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_drafts_record` ON `email_drafts` (`user_id`,`record`);--> statement-breakpoint
CREATE INDEX `email_drafts_account` ON `email_drafts` (`account_id`);--> statement-breakpoint
CREATE INDEX `email_drafts_address` ON `email_drafts` (to_address collate nocase);--> statement-breakpoint
CREATE INDEX `email_drafts_sendable` ON `email_drafts` (`sendable_at`);--> statement-breakpoint
DROP INDEX `outreach_messages_sent`;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `is_one_to_one` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `asked_at` integer;--> statement-breakpoint
UPDATE `outreach_messages` SET `is_one_to_one` = 1
WHERE `campaign_id` IS NULL AND `id` NOT IN (SELECT `message_id` FROM `one_off_emails` WHERE `copy_of` IS NOT NULL);--> statement-breakpoint
CREATE INDEX `outreach_messages_one_to_one` ON `outreach_messages` (`mailbox_id`,`due_at`) WHERE state = 'waiting' and held_at is null and is_one_to_one = 1;--> statement-breakpoint
CREATE INDEX `outreach_messages_sent` ON `outreach_messages` (`account_id`,`sent_at`) WHERE sent_at is not null and rule is not 'test';--> statement-breakpoint
ALTER TABLE `mailbox_daily_stats` ADD `sent_one_to_one` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mailbox_daily_stats` ADD `one_to_one_claimed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mailbox_daily_stats` ADD `tests_claimed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `hourly_limit` integer;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `sent_hour` integer;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `sent_in_hour` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `retention_periods` (`key`, `days`) VALUES ('email-drafts', 30);
