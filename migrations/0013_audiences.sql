-- A campaign may email contacts: its audience is a list (a stored query), and a message names its contact.
CREATE TABLE `audiences` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audiences_source` ON `audiences` (`account_id`,`source`);--> statement-breakpoint
ALTER TABLE `outreach_campaigns` ADD `audience_id` integer;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` ADD `audience_rules` text;--> statement-breakpoint
CREATE INDEX `outreach_campaigns_audience` ON `outreach_campaigns` (`audience_id`) WHERE audience_id is not null;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `contact_id` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `outreach_messages_once_contact` ON `outreach_messages` (`campaign_id`,`position`,`contact_id`) WHERE contact_id is not null;