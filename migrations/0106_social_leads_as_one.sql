CREATE TABLE `social_lead_merges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`kept_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`merged_id` integer NOT NULL,
	`email_key` text,
	`phone_key` text,
	`removed` text,
	`moved` text,
	`changes` text,
	`merged_at` integer NOT NULL,
	`merged_by` integer,
	`undone_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_lead_merges_once` ON `social_lead_merges` (`merged_id`) WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX `social_lead_merges_lead` ON `social_lead_merges` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `social_lead_merges_pair` ON `social_lead_merges` (`merged_id`,`kept_id`);--> statement-breakpoint
CREATE INDEX `social_lead_merges_email` ON `social_lead_merges` (`email_key`,`account_id`) WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX `social_lead_merges_phone` ON `social_lead_merges` (`account_id`,`phone_key`) WHERE phone_key is not null and undone_at is null;--> statement-breakpoint
CREATE INDEX `social_lead_merges_at` ON `social_lead_merges` (`merged_at`) WHERE removed is not null;--> statement-breakpoint
CREATE INDEX `social_lead_merges_account` ON `social_lead_merges` (`account_id`,`id`);--> statement-breakpoint
ALTER TABLE `platform_connections` ADD `history_cursor` text;--> statement-breakpoint
ALTER TABLE `platform_connections` ADD `history_began_at` integer;--> statement-breakpoint
ALTER TABLE `platform_connections` ADD `history_read_to` integer;--> statement-breakpoint
ALTER TABLE `social_campaigns` ADD `lead_search_id` integer;--> statement-breakpoint
ALTER TABLE `social_campaigns` ADD `making` text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE `social_campaigns` ADD `failure_reason` text;--> statement-breakpoint
ALTER TABLE `social_campaigns` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `social_campaigns` ADD `lease_until` integer;--> statement-breakpoint
CREATE INDEX `social_campaigns_making` ON `social_campaigns` (`lease_until`) WHERE making = 'running';--> statement-breakpoint
ALTER TABLE `social_imports` ADD `unread_columns` text;--> statement-breakpoint
CREATE INDEX `social_messages_lead_written` ON `social_messages` (`lead_id`,`written_at`,`id`);
--> statement-breakpoint
CREATE INDEX `consents_hash` ON `consents` (`address_hash`);
--> statement-breakpoint
CREATE TRIGGER social_leads_merges_gone AFTER DELETE ON social_leads BEGIN
  DELETE FROM social_lead_merges WHERE lead_id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('merged-social-leads', 30);
