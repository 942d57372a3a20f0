CREATE TABLE `marketing_access` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`state` text NOT NULL,
	`business_name` text NOT NULL,
	`website` text,
	`industry` text NOT NULL,
	`marketing_experience` text NOT NULL,
	`social_media_platforms` text NOT NULL,
	`monthly_budget_cents` integer,
	`target_audience` text NOT NULL,
	`marketing_goals` text NOT NULL,
	`portfolio` text,
	`reference_text` text,
	`applied_by` integer NOT NULL,
	`applied_at` integer NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`reason` text,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_access_account_id_unique` ON `marketing_access` (`account_id`);--> statement-breakpoint
CREATE INDEX `marketing_access_pending` ON `marketing_access` (`id`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `marketing_access_applicant` ON `marketing_access` (`applied_by`);--> statement-breakpoint
CREATE INDEX `marketing_access_declined` ON `marketing_access` (`decided_at`) WHERE state = 'declined';