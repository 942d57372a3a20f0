ALTER TABLE `consents` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `consents` ADD `claim_source` text;--> statement-breakpoint
ALTER TABLE `consents` ADD `claimed_by` integer;--> statement-breakpoint
ALTER TABLE `social_lead_origins` ADD `taken_by` integer;--> statement-breakpoint
CREATE INDEX `outreach_messages_consent` ON `outreach_messages` (`account_id`,`campaign_id`,`id`) WHERE state = 'waiting' and reason_code = 'consent-needed';--> statement-breakpoint
-- Only a yes by the link of the one question is the person's own. Where an import or a form came first, a later press of the
-- link kept its source: no row tells the two apart, so these count as claimed as well.
UPDATE `consents` SET `claimed_at` = `given_at`, `claim_source` = `source`, `given_at` = null, `source` = null
WHERE `given_at` IS NOT NULL AND (`source` <> 'the page of the link in the mail' OR (`source` IS NULL AND `asked_at` IS NULL));
--> statement-breakpoint
UPDATE `social_lead_origins` SET `taken_by` = (SELECT i.`created_by` FROM `social_imports` i WHERE i.`id` = `import_id`)
WHERE `import_id` IS NOT NULL AND `import_method` IN ('manual', 'csv', 'api');

