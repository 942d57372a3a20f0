DROP INDEX `payouts_waiting`;--> statement-breakpoint
ALTER TABLE `payouts` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `payouts` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `payouts_waiting` ON `payouts` (`kind`,`id`) WHERE state = 'requested' and is_demo = 0;