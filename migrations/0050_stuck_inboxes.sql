ALTER TABLE `inboxes` ADD `stuck_uid` integer;--> statement-breakpoint
ALTER TABLE `inboxes` ADD `stuck_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `inboxes` ADD `passed_over_at` integer;--> statement-breakpoint
ALTER TABLE `inboxes` ADD `lease_id` text;