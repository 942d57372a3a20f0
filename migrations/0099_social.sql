CREATE TABLE `social_lead_origins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`platform` text NOT NULL,
	`external_id` text NOT NULL,
	`import_method` text NOT NULL,
	`said` text NOT NULL,
	`consent_text` text,
	`consent_at` integer,
	`taken_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `social_lead_origins_once` ON `social_lead_origins` (`account_id`,`platform`,`external_id`,`is_demo`);--> statement-breakpoint
CREATE INDEX `social_lead_origins_lead` ON `social_lead_origins` (`lead_id`,`id`);--> statement-breakpoint
CREATE TABLE `social_leads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`platform` text NOT NULL,
	`title` text,
	`name` text,
	`email` text,
	`email_key` text,
	`phone` text,
	`phone_key` text,
	`company_name` text,
	`industry` text,
	`region` text,
	`country` text,
	`lead_source` text,
	`social_profile` text,
	`status` text DEFAULT 'new' NOT NULL,
	`lead_type` text,
	`tags` text NOT NULL,
	`message` text,
	`consent_text` text,
	`consent_at` integer,
	`follower_count` integer,
	`is_verified` integer,
	`import_method` text NOT NULL,
	`marketing_campaign_id` integer,
	`opportunity_id` integer,
	`captured_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`contacted_at` integer,
	`qualified_at` integer,
	`converted_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_leads_account` ON `social_leads` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `social_leads_platform` ON `social_leads` (`account_id`,`platform`,`id`);--> statement-breakpoint
CREATE INDEX `social_leads_status` ON `social_leads` (`account_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `social_leads_type` ON `social_leads` (`account_id`,`lead_type`,`id`);--> statement-breakpoint
CREATE INDEX `social_leads_email` ON `social_leads` (`email_key`,`account_id`) WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX `social_leads_phone` ON `social_leads` (`account_id`,`phone_key`) WHERE phone_key is not null;--> statement-breakpoint
CREATE INDEX `social_leads_opportunity` ON `social_leads` (`opportunity_id`) WHERE opportunity_id is not null;--> statement-breakpoint
CREATE INDEX `social_leads_campaign` ON `social_leads` (`marketing_campaign_id`) WHERE marketing_campaign_id is not null;--> statement-breakpoint
CREATE INDEX `social_leads_updated` ON `social_leads` (`updated_at`);