ALTER TABLE `mailbox_days` ADD `blocked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `blocked_at` integer;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `given_up_at` integer;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `report_class` text;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `smtp_code` text;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `report_rule` text;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `decided_by` integer;--> statement-breakpoint
CREATE INDEX `inbound_mails_returned_class` ON `inbound_mails` (`account_id`,`report_class`,`id`) WHERE report_class is not null;--> statement-breakpoint
UPDATE inbound_mails SET report_class = CASE kind WHEN 'bounce' THEN 'gone' WHEN 'delay' THEN 'full' ELSE 'complaint' END
  WHERE kind IN ('bounce', 'delay', 'complaint');
