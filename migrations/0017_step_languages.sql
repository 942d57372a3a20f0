ALTER TABLE `campaign_steps` ADD `language` text;--> statement-breakpoint
ALTER TABLE `campaign_steps` ADD `sent_translated` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `campaign_steps` ADD `responses_translated` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE campaign_steps SET language = (SELECT language FROM outreach_templates t WHERE t.id = campaign_steps.template_id)
WHERE content IS NOT NULL;
