CREATE TABLE `agent_matches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`request_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`state` text NOT NULL,
	`score` integer NOT NULL,
	`weights_version` integer NOT NULL,
	`reasons` text NOT NULL,
	`inputs` text NOT NULL,
	`created_at` integer NOT NULL,
	`contacted_at` integer,
	`answered_at` integer,
	`hired_at` integer,
	`declined_by` text,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`request_id`) REFERENCES `agent_requests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_matches_once` ON `agent_matches` (`request_id`,`agent_id`);--> statement-breakpoint
CREATE INDEX `agent_matches_request` ON `agent_matches` (`request_id`,`score`);--> statement-breakpoint
CREATE INDEX `agent_matches_account` ON `agent_matches` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_matches_agent` ON `agent_matches` (`agent_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_matches_asked` ON `agent_matches` (`agent_id`,`id`) WHERE contacted_at is not null or hired_at is not null;--> statement-breakpoint
CREATE TABLE `agent_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`industries` text NOT NULL,
	`countries` text NOT NULL,
	`skills` text NOT NULL,
	`languages` text NOT NULL,
	`min_experience` text,
	`max_budget` integer,
	`duration` text,
	`urgency` text NOT NULL,
	`special_requirements` text,
	`match_count` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `agent_requests_account` ON `agent_requests` (`account_id`,`id`);