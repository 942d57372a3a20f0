CREATE TABLE `marketing_campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`platforms` text NOT NULL,
	`budget_cents` integer,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`paused_at` integer,
	`reach` integer DEFAULT 0 NOT NULL,
	`engagement` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marketing_campaigns_account` ON `marketing_campaigns` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_campaigns_days` ON `marketing_campaigns` (`account_id`,`ends_on`,`starts_on`);--> statement-breakpoint
CREATE TABLE `marketing_days` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`day` text NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_days_day` ON `marketing_days` (`account_id`,`day`);--> statement-breakpoint
CREATE TABLE `marketing_claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`post_id` integer NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`confirmed_by` integer,
	`confirmed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_claims_post` ON `marketing_claims` (`post_id`,`kind`,`words`);--> statement-breakpoint
CREATE INDEX `marketing_claims_account` ON `marketing_claims` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `marketing_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`campaign_id` integer,
	`sequence` integer NOT NULL,
	`platform` text NOT NULL,
	`content_type` text NOT NULL,
	`language` text NOT NULL,
	`tone` text NOT NULL,
	`topic` text NOT NULL,
	`caption` text NOT NULL,
	`hashtags` text NOT NULL,
	`said` text NOT NULL,
	`written_by` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`approved_by` integer,
	`approved_at` integer,
	`planned_on` text,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marketing_posts_account` ON `marketing_posts` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_posts_state` ON `marketing_posts` (`account_id`,`state`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_posts_sequence` ON `marketing_posts` (`account_id`,`sequence`);--> statement-breakpoint
CREATE INDEX `marketing_posts_campaign` ON `marketing_posts` (`campaign_id`,`id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `marketing_posts_planned` ON `marketing_posts` (`account_id`,`planned_on`,`id`) WHERE planned_on is not null;--> statement-breakpoint
CREATE TABLE `form_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`form_id` integer NOT NULL,
	`campaign_id` integer,
	`name` text NOT NULL,
	`email` text,
	`email_key` text,
	`phone` text,
	`company` text,
	`message` text,
	`consent_text` text NOT NULL,
	`fingerprint` text NOT NULL,
	`taken_at` integer NOT NULL,
	`handed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_entries_fingerprint_unique` ON `form_entries` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `form_entries_account` ON `form_entries` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `form_entries_form` ON `form_entries` (`form_id`,`id`);--> statement-breakpoint
CREATE INDEX `form_entries_campaign` ON `form_entries` (`campaign_id`,`id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE INDEX `form_entries_email` ON `form_entries` (`email_key`) WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX `form_entries_taken` ON `form_entries` (`taken_at`);--> statement-breakpoint
CREATE INDEX `form_entries_waiting` ON `form_entries` (`account_id`,`id`) WHERE handed_at is null;--> statement-breakpoint
CREATE TABLE `lead_forms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`campaign_id` integer,
	`slug` text NOT NULL,
	`business` text NOT NULL,
	`title` text NOT NULL,
	`intro` text NOT NULL,
	`consent_text` text NOT NULL,
	`language` text NOT NULL,
	`closed_at` integer,
	`views` integer DEFAULT 0 NOT NULL,
	`entries` integer DEFAULT 0 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_forms_slug_unique` ON `lead_forms` (`slug`);--> statement-breakpoint
CREATE INDEX `lead_forms_account` ON `lead_forms` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `lead_forms_campaign` ON `lead_forms` (`campaign_id`) WHERE campaign_id is not null;--> statement-breakpoint
CREATE TABLE `marketing_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`campaign_id` integer NOT NULL,
	`code` text NOT NULL,
	`label` text NOT NULL,
	`target` text,
	`form_id` integer,
	`clicks` integer DEFAULT 0 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_links_code_unique` ON `marketing_links` (`code`);--> statement-breakpoint
CREATE INDEX `marketing_links_account` ON `marketing_links` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_links_campaign` ON `marketing_links` (`campaign_id`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_links_form` ON `marketing_links` (`form_id`) WHERE form_id is not null;--> statement-breakpoint
CREATE TABLE `marketing_visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`what` text NOT NULL,
	`of_id` integer NOT NULL,
	`visitor` text NOT NULL,
	`visited_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_visits_visitor_unique` ON `marketing_visits` (`visitor`);--> statement-breakpoint
CREATE INDEX `marketing_visits_at` ON `marketing_visits` (`visited_at`);--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('marketing-applications', 365), ('form-entries', 730), ('link-visits', 2);
