ALTER TABLE `mailboxes` ADD `slowed_until` integer;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `relay_id` text;--> statement-breakpoint
CREATE INDEX `outreach_messages_relay_id` ON `outreach_messages` (`relay_id`) WHERE relay_id is not null;--> statement-breakpoint
ALTER TABLE `inbound_emails` ADD `meeting` text;