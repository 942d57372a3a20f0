ALTER TABLE `commission_chains` ADD `fees` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE commission_chains SET fees = (SELECT coalesce(sum(c.fee), 0) FROM closes c WHERE c.agent_id = commission_chains.agent_id AND c.account_id = commission_chains.account_id AND c.state = 'confirmed');
