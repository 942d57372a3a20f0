CREATE TABLE `payment_returns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`external_id` text NOT NULL,
	`checkout_reference` text NOT NULL,
	`invoice_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`state` text NOT NULL,
	`provider_state` text NOT NULL,
	`amount` integer,
	`currency` text NOT NULL,
	`reversed_at` integer,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`seen_at` integer,
	`seen_by` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_returns_once` ON `payment_returns` (`kind`,`external_id`);--> statement-breakpoint
CREATE INDEX `payment_returns_invoice` ON `payment_returns` (`invoice_id`,`id`);--> statement-breakpoint
CREATE INDEX `payment_returns_unseen` ON `payment_returns` (`id`) WHERE seen_at is null;--> statement-breakpoint
ALTER TABLE `social_leads` ADD `opted_out_at` integer;--> statement-breakpoint
ALTER TABLE `social_leads` ADD `is_test` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `social_messages` ADD `edited_at` integer;--> statement-breakpoint
CREATE INDEX `platform_events_unreadable` ON `platform_events` (`id`) WHERE kind = 'unreadable';--> statement-breakpoint
INSERT INTO `retention_periods` (`key`, `days`) VALUES ('unreadable-events', 30);
