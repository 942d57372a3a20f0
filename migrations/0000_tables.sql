CREATE TABLE `lead_ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`period` text NOT NULL,
	`search_id` integer NOT NULL,
	`run_number` integer NOT NULL,
	`kind` text NOT NULL,
	`leads` integer NOT NULL,
	`balance` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_ledger_once` ON `lead_ledger` (`search_id`,`run_number`,`kind`);--> statement-breakpoint
CREATE INDEX `lead_ledger_period` ON `lead_ledger` (`account_id`,`period`,`id`);--> statement-breakpoint
CREATE TABLE `paid_companies` (
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`paid_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `company_id`)
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`slot` integer PRIMARY KEY NOT NULL,
	`id` integer NOT NULL,
	`account_id` integer,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`country` text,
	`city` text,
	`industry` text,
	`industry_text` text,
	`size` text,
	`employees` integer,
	`website` text,
	`domain` text,
	`description` text,
	`quality` integer NOT NULL,
	`source` text NOT NULL,
	`source_id` text,
	`field_sources` text,
	`origin_id` integer,
	`import_id` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_id_unique` ON `companies` (`id`);--> statement-breakpoint
CREATE INDEX `companies_name` ON `companies` (`name_key`,`country`,`account_id`);--> statement-breakpoint
CREATE INDEX `companies_domain` ON `companies` (`domain`,`account_id`,`country`);--> statement-breakpoint
CREATE INDEX `companies_import` ON `companies` (`import_id`,`id`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer,
	`company_id` integer,
	`contact_name` text NOT NULL,
	`contact_title` text,
	`contact_email` text,
	`email_key` text,
	`phone_number` text,
	`company_name` text,
	`company_website` text,
	`company_size` text,
	`industry` text,
	`country` text,
	`location` text,
	`linkedin_profile` text,
	`confidence` integer NOT NULL,
	`source` text NOT NULL,
	`origin_id` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contacts_account` ON `contacts` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `contacts_company` ON `contacts` (`company_id`);--> statement-breakpoint
CREATE TABLE `hidden_companies` (
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `company_id`)
);
--> statement-breakpoint
CREATE INDEX `hidden_companies_company` ON `hidden_companies` (`company_id`);--> statement-breakpoint
CREATE TABLE `hidden_contacts` (
	`account_id` integer NOT NULL,
	`contact_id` integer NOT NULL,
	PRIMARY KEY(`account_id`, `contact_id`)
);
--> statement-breakpoint
CREATE TABLE `id_sequences` (
	`name` text PRIMARY KEY NOT NULL,
	`next` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `import_changes` (
	`import_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`before` text NOT NULL,
	PRIMARY KEY(`import_id`, `company_id`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `import_chunks` (
	`import_id` integer NOT NULL,
	`first_row` integer NOT NULL,
	PRIMARY KEY(`import_id`, `first_row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `import_rejects` (
	`import_id` integer NOT NULL,
	`line` integer NOT NULL,
	`reason` text NOT NULL,
	`cells` text NOT NULL,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`file_key` text NOT NULL,
	`file_name` text NOT NULL,
	`file_size` integer NOT NULL,
	`encoding` text NOT NULL,
	`delimiter` text NOT NULL,
	`columns` text NOT NULL,
	`mapping` text NOT NULL,
	`sample` text NOT NULL,
	`on_duplicate` text DEFAULT 'skip' NOT NULL,
	`status` text NOT NULL,
	`failure_reason` text,
	`rows_done` integer DEFAULT 0 NOT NULL,
	`rows_total` integer,
	`rows_rejected` integer DEFAULT 0 NOT NULL,
	`rows_created` integer DEFAULT 0 NOT NULL,
	`rows_updated` integer DEFAULT 0 NOT NULL,
	`rows_skipped` integer DEFAULT 0 NOT NULL,
	`rows_duplicate` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`completed_at` integer,
	`undone_at` integer,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `imports_account` ON `imports` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `imports_status` ON `imports` (`status`,`lease_until`);--> statement-breakpoint
CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`plan` text NOT NULL,
	`trial_ends_at` integer,
	`company_size` text,
	`industry` text,
	`hq_country` text,
	`operational_markets` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text,
	`user_type` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`deactivated_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_account` ON `users` (`account_id`);--> statement-breakpoint
CREATE TABLE `lead_searches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`search_name` text NOT NULL,
	`sentence` text,
	`criteria` text NOT NULL,
	`max_leads` integer NOT NULL,
	`status` text NOT NULL,
	`failure_reason` text,
	`results_count` integer DEFAULT 0 NOT NULL,
	`confidence_sum` integer DEFAULT 0 NOT NULL,
	`pipeline_value` integer DEFAULT 0 NOT NULL,
	`valued_count` integer DEFAULT 0 NOT NULL,
	`run_number` integer DEFAULT 0 NOT NULL,
	`run_summary` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_run_at` integer,
	`completed_at` integer,
	`lease_until` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lead_searches_account` ON `lead_searches` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `lead_searches_status` ON `lead_searches` (`status`,`lease_until`);--> statement-breakpoint
CREATE TABLE `lead_totals` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`leads` integer NOT NULL,
	`searches` integer NOT NULL,
	`pipeline_value` integer NOT NULL,
	`valued_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `leads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`search_id` integer NOT NULL,
	`run_number` integer NOT NULL,
	`company_id` integer NOT NULL,
	`contact_id` integer,
	`contact_name` text,
	`contact_title` text,
	`contact_email` text,
	`contact_phone` text,
	`linkedin_profile` text,
	`company_name` text NOT NULL,
	`company_website` text,
	`company_size` text,
	`industry` text,
	`country` text,
	`city` text,
	`confidence` integer NOT NULL,
	`reasons` text NOT NULL,
	`evidence` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`estimated_value` integer,
	`deal_probability` integer,
	`is_charged` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`search_id`) REFERENCES `lead_searches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_search_company` ON `leads` (`search_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `leads_account_rank` ON `leads` (`account_id`,`confidence`,`id`);--> statement-breakpoint
CREATE INDEX `leads_search_rank` ON `leads` (`search_id`,`confidence`,`id`);--> statement-breakpoint
CREATE INDEX `leads_search_run` ON `leads` (`search_id`,`run_number`,`confidence`,`id`);--> statement-breakpoint
CREATE INDEX `leads_search_country` ON `leads` (`search_id`,`country`,`confidence`,`id`);