CREATE TABLE `platform_connections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`platform` text NOT NULL,
	`token_sealed` text,
	`token_key` text,
	`token_tail` text,
	`secret_sealed` text,
	`secret_key` text,
	`places` text NOT NULL,
	`hook_key` text NOT NULL,
	`verify_token` text NOT NULL,
	`expires_at` integer,
	`health` text NOT NULL,
	`trouble` text,
	`connected_at` integer,
	`sync_asked_at` integer,
	`synced_at` integer,
	`synced_count` integer,
	`sync_trouble` text,
	`read_to` integer,
	`hook_seen_at` integer,
	`events_queued_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `platform_connections_account` ON `platform_connections` (`account_id`,`platform`);--> statement-breakpoint
CREATE UNIQUE INDEX `platform_connections_hook` ON `platform_connections` (`hook_key`);--> statement-breakpoint
CREATE INDEX `platform_connections_asked` ON `platform_connections` (`sync_asked_at`) WHERE sync_asked_at is not null;--> statement-breakpoint
CREATE INDEX `platform_connections_token_key` ON `platform_connections` (`token_key`) WHERE token_key is not null;--> statement-breakpoint
CREATE TABLE `social_channels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`connection_id` integer NOT NULL,
	`platform` text NOT NULL,
	`place_id` text NOT NULL,
	`person_key` text NOT NULL,
	`last_inbound_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_channels_once` ON `social_channels` (`account_id`,`platform`,`person_key`,`is_demo`);--> statement-breakpoint
CREATE INDEX `social_channels_lead` ON `social_channels` (`lead_id`,`last_inbound_at`);--> statement-breakpoint
CREATE TABLE `social_conversations` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`read_to` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`outcome_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_conversations_account` ON `social_conversations` (`account_id`,`last_at`);--> statement-breakpoint
CREATE INDEX `social_conversations_last` ON `social_conversations` (`last_at`);--> statement-breakpoint
CREATE TABLE `social_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`channel_id` integer,
	`platform` text NOT NULL,
	`direction` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`external_id` text,
	`text` text,
	`user_id` integer,
	`written_at` integer NOT NULL,
	`claimed_at` integer,
	`trouble` text,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_messages_once` ON `social_messages` (`account_id`,`platform`,`external_id`) WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX `social_messages_lead` ON `social_messages` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `social_messages_account` ON `social_messages` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `social_messages_open` ON `social_messages` (`written_at`) WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX `social_messages_written` ON `social_messages` (`written_at`);--> statement-breakpoint
CREATE INDEX `social_messages_user` ON `social_messages` (`user_id`,`id`) WHERE user_id is not null;--> statement-breakpoint
CREATE TABLE `platform_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`connection_id` integer NOT NULL,
	`event_key` text NOT NULL,
	`kind` text NOT NULL,
	`told` text,
	`received_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	`trouble` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `platform_events_once` ON `platform_events` (`connection_id`,`event_key`);--> statement-breakpoint
CREATE INDEX `platform_events_waiting` ON `platform_events` (`connection_id`,`due_at`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `platform_events_due` ON `platform_events` (`due_at`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `platform_events_account` ON `platform_events` (`account_id`);--> statement-breakpoint
CREATE INDEX `platform_events_received` ON `platform_events` (`received_at`);--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('social-messages', 730), ('platform-events', 30);
