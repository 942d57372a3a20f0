CREATE TABLE `agent_assignments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`state` text NOT NULL,
	`rate_base` text DEFAULT 'deal_value' NOT NULL,
	`duration_months` integer,
	`territory` text NOT NULL,
	`message` text,
	`offered_at` integer NOT NULL,
	`offered_by` integer NOT NULL,
	`answered_at` integer,
	`ended_at` integer,
	`ended_by` text,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_assignments_open` ON `agent_assignments` (`account_id`,`agent_id`) WHERE state in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX `agent_assignments_account` ON `agent_assignments` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_assignments_agent` ON `agent_assignments` (`agent_id`,`id`);--> statement-breakpoint
CREATE TABLE `shared_lead_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shared_lead_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`kind` text NOT NULL,
	`outcome` text,
	`text` text,
	`happened_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`key` text,
	FOREIGN KEY (`shared_lead_id`) REFERENCES `shared_leads`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_lead_events_key` ON `shared_lead_events` (`agent_id`,`key`);--> statement-breakpoint
CREATE INDEX `shared_lead_events_lead` ON `shared_lead_events` (`shared_lead_id`,`id`);--> statement-breakpoint
CREATE TABLE `shared_leads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`assignment_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`shared_at` integer NOT NULL,
	`shared_by` integer NOT NULL,
	`revoked_at` integer,
	`last_event_at` integer,
	`next_step_at` integer,
	`next_step` text,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `agent_assignments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_leads_open` ON `shared_leads` (`lead_id`) WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX `shared_leads_agent` ON `shared_leads` (`agent_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `shared_leads_account` ON `shared_leads` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `shared_leads_assignment` ON `shared_leads` (`assignment_id`);--> statement-breakpoint
CREATE INDEX `shared_leads_next_step` ON `shared_leads` (`agent_id`,`next_step_at`) WHERE next_step_at is not null;--> statement-breakpoint
ALTER TABLE `agents` ADD `rejected_at` integer;