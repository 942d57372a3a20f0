ALTER TABLE `outreach_campaigns` ADD `taken_down_at` integer;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` ADD `take_down_reason` text;--> statement-breakpoint
CREATE INDEX `outreach_campaigns_taken_down` ON `outreach_campaigns` (`taken_down_at`) WHERE taken_down_at is not null;--> statement-breakpoint
ALTER TABLE `accounts` ADD `state` text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `suspended_by` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `suspension_cause` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `suspension_reason` text;--> statement-breakpoint
ALTER TABLE `lead_forms` ADD `taken_down_at` integer;--> statement-breakpoint
ALTER TABLE `lead_forms` ADD `take_down_reason` text;--> statement-breakpoint
CREATE INDEX `lead_forms_taken_down` ON `lead_forms` (`taken_down_at`) WHERE taken_down_at is not null;--> statement-breakpoint
ALTER TABLE `marketing_links` ADD `taken_down_at` integer;--> statement-breakpoint
ALTER TABLE `marketing_links` ADD `take_down_reason` text;--> statement-breakpoint
CREATE INDEX `marketing_links_taken_down` ON `marketing_links` (`taken_down_at`) WHERE taken_down_at is not null;--> statement-breakpoint
UPDATE accounts SET state = 'closed' WHERE closed_at IS NOT NULL;--> statement-breakpoint
UPDATE accounts SET state = 'suspended', suspended_at = unixepoch(), suspension_cause = 'last-user',
  suspension_reason = 'The last active user of the account was suspended.'
WHERE state = 'active'
  AND EXISTS (SELECT 1 FROM users u WHERE u.account_id = accounts.id AND u.suspended_at IS NOT NULL AND u.deactivated_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.account_id = accounts.id AND u.suspended_at IS NULL AND u.deactivated_at IS NULL);
