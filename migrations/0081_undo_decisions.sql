ALTER TABLE `refusals` ADD `decided_mail_id` integer;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `decision_day` text;