-- In place: rebuilding the table would delete what refers to it.
DROP INDEX `outreach_campaigns_search`;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` RENAME COLUMN `lead_search_id` TO `chosen_search_id`;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` ADD `lead_search_id` integer;--> statement-breakpoint
UPDATE `outreach_campaigns` SET `lead_search_id` = `chosen_search_id`;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` DROP COLUMN `chosen_search_id`;--> statement-breakpoint
CREATE INDEX `outreach_campaigns_search` ON `outreach_campaigns` (`lead_search_id`);
