CREATE TABLE `digest_settings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`is_off` integer DEFAULT false NOT NULL,
	`last_day` text
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`cause` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`text` text,
	`path` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`mailed_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_cause` ON `notifications` (`user_id`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`id`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `notifications_unmailed` ON `notifications` (`user_id`) WHERE read_at is null and mailed_at is null;--> statement-breakpoint
CREATE TABLE `opportunities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer,
	`owner_id` integer,
	`agent_id` integer,
	`title` text NOT NULL,
	`description` text,
	`revenue` integer,
	`region` text NOT NULL,
	`status` text NOT NULL,
	`probability` integer,
	`close_date` text,
	`lost_reason` text,
	`contact_name` text,
	`contact_email` text,
	`contact_phone` text,
	`company_name` text,
	`company_id` integer,
	`lead_id` integer,
	`thread_id` integer,
	`source` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`stage_at` integer NOT NULL,
	`closed_at` integer,
	`archived_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `opportunities_account` ON `opportunities` (`account_id`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_stage` ON `opportunities` (`account_id`,`status`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `opportunities_company` ON `opportunities` (`company_id`) WHERE company_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `opportunities_lead` ON `opportunities` (`account_id`,`lead_id`) WHERE lead_id is not null and archived_at is null;--> statement-breakpoint
CREATE TABLE `opportunity_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`opportunity_id` integer NOT NULL,
	`kind` text NOT NULL,
	`from_stage` text,
	`to_stage` text,
	`text` text,
	`by_user_id` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `opportunity_events_of` ON `opportunity_events` (`opportunity_id`,`id`);--> statement-breakpoint
CREATE TABLE `opportunity_totals` (
	`account_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	`revenue` integer NOT NULL,
	`weighted` integer NOT NULL,
	PRIMARY KEY(`account_id`, `status`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`opportunity_id` integer,
	`title` text NOT NULL,
	`due_at` integer NOT NULL,
	`assigned_to` integer NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	`reminded_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tasks_open` ON `tasks` (`account_id`,`due_at`) WHERE done_at is null;--> statement-breakpoint
CREATE INDEX `tasks_due` ON `tasks` (`due_at`) WHERE done_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX `tasks_opportunity` ON `tasks` (`opportunity_id`) WHERE opportunity_id is not null;--> statement-breakpoint
CREATE TABLE `campaign_steps` (
	`campaign_id` integer NOT NULL,
	`position` integer NOT NULL,
	`template_id` integer NOT NULL,
	`delay_hours` integer DEFAULT 0 NOT NULL,
	`subject_b` text,
	`subject` text,
	`content` text,
	`cc_emails` text,
	`file_id` integer,
	`sent_a` integer DEFAULT 0 NOT NULL,
	`sent_b` integer DEFAULT 0 NOT NULL,
	`responses_a` integer DEFAULT 0 NOT NULL,
	`responses_b` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`campaign_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `campaign_steps_template` ON `campaign_steps` (`template_id`);--> statement-breakpoint
CREATE TABLE `outreach_campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`status` text NOT NULL,
	`lead_search_id` integer NOT NULL,
	`mailbox_id` integer,
	`scheduled_at` integer,
	`started_at` integer,
	`paused_at` integer,
	`pause_reason` text,
	`ended_at` integer,
	`window_start` integer DEFAULT 480 NOT NULL,
	`window_end` integer DEFAULT 1020 NOT NULL,
	`window_days` integer DEFAULT 31 NOT NULL,
	`counts_clicks` integer DEFAULT true NOT NULL,
	`planned_up_to` integer,
	`total_targets` integer DEFAULT 0 NOT NULL,
	`total_messages` integer DEFAULT 0 NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`unknown` integer DEFAULT 0 NOT NULL,
	`responses` integer DEFAULT 0 NOT NULL,
	`bounces` integer DEFAULT 0 NOT NULL,
	`complaints` integer DEFAULT 0 NOT NULL,
	`unsubscribes` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outreach_campaigns_account` ON `outreach_campaigns` (`account_id`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `outreach_campaigns_due` ON `outreach_campaigns` (`scheduled_at`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `outreach_campaigns_active` ON `outreach_campaigns` (`id`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `outreach_campaigns_search` ON `outreach_campaigns` (`lead_search_id`);--> statement-breakpoint
CREATE TABLE `outreach_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`original_name` text NOT NULL,
	`mime_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outreach_files_key_unique` ON `outreach_files` (`key`);--> statement-breakpoint
CREATE INDEX `outreach_files_account` ON `outreach_files` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `outreach_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`name` text NOT NULL,
	`template_type` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`variant_of` integer,
	`subject` text NOT NULL,
	`content` text NOT NULL,
	`variables` text NOT NULL,
	`cc_emails` text NOT NULL,
	`file_id` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outreach_templates_account` ON `outreach_templates` (`account_id`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `outreach_templates_variant` ON `outreach_templates` (`variant_of`) WHERE variant_of is not null;--> statement-breakpoint
CREATE TABLE `signatures` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`logo_file_id` integer,
	`illustration` text DEFAULT '' NOT NULL,
	`custom_text` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `consents` (
	`account_id` integer NOT NULL,
	`address_hash` text NOT NULL,
	`asked_at` integer,
	`given_at` integer,
	`refused_at` integer,
	`source` text,
	PRIMARY KEY(`account_id`, `address_hash`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `refusals` (
	`account_id` integer NOT NULL,
	`address_hash` text NOT NULL,
	`address` text,
	`reason` text NOT NULL,
	`outreach_message_id` integer,
	`note` text,
	`created_by` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `address_hash`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refusals_account` ON `refusals` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `inbound_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer,
	`thread_id` integer,
	`outreach_message_id` integer,
	`matched_by` text,
	`kind` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`from_address` text NOT NULL,
	`from_name` text,
	`to_address` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`message_id` text,
	`raw_key` text,
	`size` integer NOT NULL,
	`attachments` text,
	`reply_class` text,
	`class_words` text,
	`score` integer,
	`bounce_status` text,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_mails_dedupe_key_unique` ON `inbound_mails` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `inbound_mails_thread` ON `inbound_mails` (`thread_id`,`id`);--> statement-breakpoint
CREATE INDEX `inbound_mails_account` ON `inbound_mails` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer,
	`campaign_id` integer,
	`mailbox_id` integer,
	`address` text NOT NULL,
	`name` text,
	`subject` text NOT NULL,
	`reply_class` text NOT NULL,
	`score` integer NOT NULL,
	`opportunity_id` integer,
	`last_at` integer NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `threads_account` ON `threads` (`account_id`,`last_at`,`id`) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX `threads_class` ON `threads` (`account_id`,`reply_class`,`last_at`);--> statement-breakpoint
CREATE INDEX `threads_lead` ON `threads` (`lead_id`) WHERE lead_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `threads_person` ON `threads` (`account_id`,address collate nocase,case when campaign_id is null then 0 else campaign_id end);--> statement-breakpoint
CREATE TABLE `webhook_events` (
	`account_id` integer NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`received_at` integer NOT NULL,
	`result` text NOT NULL,
	PRIMARY KEY(`account_id`, `event_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_events_received` ON `webhook_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `webhook_keys` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `mailbox_days` (
	`mailbox_id` integer NOT NULL,
	`day` text NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`bounces` integer DEFAULT 0 NOT NULL,
	`complaints` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`mailbox_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `mailboxes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`kind` text NOT NULL,
	`from_address` text NOT NULL,
	`from_name` text NOT NULL,
	`postal_address` text NOT NULL,
	`host` text,
	`port` integer,
	`security` text,
	`username` text,
	`password_sealed` text,
	`dkim_selector` text,
	`daily_limit` integer DEFAULT 50 NOT NULL,
	`gap_seconds` integer DEFAULT 600 NOT NULL,
	`ramp_started_at` integer,
	`dns` text,
	`dns_checked_at` integer,
	`ready_at` integer,
	`paused_at` integer,
	`pause_reason` text,
	`last_sent_at` integer,
	`counted_from` text,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mailboxes_account` ON `mailboxes` (`account_id`,`id`) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX `mailboxes_address` ON `mailboxes` (from_address collate nocase);--> statement-breakpoint
CREATE TABLE `outreach_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`campaign_id` integer,
	`position` integer NOT NULL,
	`lead_id` integer,
	`mailbox_id` integer NOT NULL,
	`to_address` text NOT NULL,
	`to_name` text,
	`country` text,
	`variant` text,
	`state` text NOT NULL,
	`reason` text,
	`rule` text,
	`due_at` integer NOT NULL,
	`claimed_at` integer,
	`claim` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`message_id` text,
	`values` text,
	`sent_at` integer,
	`responded_at` integer,
	`bounced_at` integer,
	`complained_at` integer,
	`unsubscribed_at` integer,
	`clicked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outreach_messages_once` ON `outreach_messages` (`campaign_id`,`position`,`lead_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `outreach_messages_due` ON `outreach_messages` (`mailbox_id`,`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `outreach_messages_held` ON `outreach_messages` (`claimed_at`) WHERE state in ('claimed', 'sending');--> statement-breakpoint
CREATE INDEX `outreach_messages_campaign` ON `outreach_messages` (`campaign_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `outreach_messages_message_id` ON `outreach_messages` (`message_id`) WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX `outreach_messages_address` ON `outreach_messages` (to_address collate nocase,`account_id`);--> statement-breakpoint
CREATE INDEX `outreach_messages_lead` ON `outreach_messages` (`lead_id`) WHERE lead_id is not null;--> statement-breakpoint
CREATE TABLE `single_mails` (
	`message_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text NOT NULL,
	`file_id` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
