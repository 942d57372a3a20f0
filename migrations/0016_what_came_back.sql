CREATE TABLE `letterheads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`hash` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `letterheads_once` ON `letterheads` (`account_id`,`hash`);--> statement-breakpoint
CREATE INDEX `letterheads_user` ON `letterheads` (`user_id`);--> statement-breakpoint
ALTER TABLE `consents` ADD `held_message_id` integer;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `about_address` text;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `server_said` text;--> statement-breakpoint
CREATE INDEX `inbound_mails_returned` ON `inbound_mails` (`account_id`,`id`) WHERE kind <> 'reply' or thread_id is null;--> statement-breakpoint
CREATE INDEX `inbound_mails_returned_kind` ON `inbound_mails` (`account_id`,`kind`,`id`) WHERE kind <> 'reply' or thread_id is null;--> statement-breakpoint
CREATE INDEX `inbound_mails_about` ON `inbound_mails` (about_address collate nocase) WHERE about_address is not null;--> statement-breakpoint
CREATE INDEX `contacts_unattached` ON `contacts` (`account_id`,`id`) WHERE company_id is null;--> statement-breakpoint
CREATE INDEX `campaign_steps_file` ON `campaign_steps` (`file_id`) WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX `outreach_files_created` ON `outreach_files` (`created_at`);--> statement-breakpoint
CREATE INDEX `outreach_templates_file` ON `outreach_templates` (`file_id`) WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX `signatures_logo` ON `signatures` (`logo_file_id`) WHERE logo_file_id is not null;--> statement-breakpoint
CREATE INDEX `mailbox_days_day` ON `mailbox_days` (unixepoch(day));--> statement-breakpoint
CREATE INDEX `single_mails_file` ON `single_mails` (`file_id`) WHERE file_id is not null;--> statement-breakpoint
UPDATE inbound_mails SET about_address = (SELECT to_address FROM outreach_messages m WHERE m.id = inbound_mails.outreach_message_id)
WHERE account_id IS NOT NULL AND kind IN ('bounce', 'delay', 'complaint') AND outreach_message_id IS NOT NULL;
--> statement-breakpoint
-- A day of a mailbox as a row behind the figure of messages; counted every hour (count-sent.server.ts).
CREATE VIEW sent_days AS
SELECT d.rowid AS id, unixepoch(d.day) AS created_at, d.sent, b.from_address, b.account_id, b.created_by
FROM mailbox_days d JOIN mailboxes b ON b.id = d.mailbox_id;
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'messages', unixepoch(d.day), NULL, sum(d.sent)
FROM mailbox_days d JOIN mailboxes b ON b.id = d.mailbox_id JOIN accounts a ON a.id = b.account_id
WHERE a.is_demo = 0 GROUP BY d.day HAVING sum(d.sent) > 0;
