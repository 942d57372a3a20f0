CREATE TABLE `social_lead_counts` (
	`account_id` integer NOT NULL,
	`platform` text NOT NULL,
	`status` text NOT NULL,
	`lead_type` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account_id`, `platform`, `status`, `lead_type`)
);
--> statement-breakpoint
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
CREATE TABLE `social_lead_touches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text,
	`by_user_id` integer,
	`at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_lead_touches_lead` ON `social_lead_touches` (`lead_id`,`id`);--> statement-breakpoint
CREATE INDEX `social_lead_touches_account` ON `social_lead_touches` (`account_id`,`id`);--> statement-breakpoint
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
CREATE INDEX `social_leads_platform_status` ON `social_leads` (`account_id`,`platform`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `social_leads_platform_type` ON `social_leads` (`account_id`,`platform`,`lead_type`,`id`);--> statement-breakpoint
CREATE INDEX `social_leads_email` ON `social_leads` (`email_key`,`account_id`) WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX `social_leads_phone` ON `social_leads` (`account_id`,`phone_key`) WHERE phone_key is not null;--> statement-breakpoint
CREATE INDEX `social_leads_opportunity` ON `social_leads` (`opportunity_id`) WHERE opportunity_id is not null;--> statement-breakpoint
CREATE INDEX `social_leads_campaign` ON `social_leads` (`marketing_campaign_id`) WHERE marketing_campaign_id is not null;--> statement-breakpoint
CREATE INDEX `social_leads_updated` ON `social_leads` (`updated_at`);--> statement-breakpoint
CREATE TABLE `social_campaign_leads` (
	`campaign_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`lead_id` integer NOT NULL,
	`part` text NOT NULL,
	`contact_id` integer,
	`task_id` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`campaign_id`, `lead_id`),
	FOREIGN KEY (`campaign_id`) REFERENCES `social_campaigns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_campaign_leads_lead` ON `social_campaign_leads` (`lead_id`);--> statement-breakpoint
CREATE INDEX `social_campaign_leads_account` ON `social_campaign_leads` (`account_id`);--> statement-breakpoint
CREATE TABLE `social_campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`lead_count` integer NOT NULL,
	`outreach_campaign_id` integer,
	`created_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_campaigns_account` ON `social_campaigns` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `social_import_rejects` (
	`import_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`line` integer NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`import_id`, `line`),
	FOREIGN KEY (`import_id`) REFERENCES `social_imports`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_import_rejects_account` ON `social_import_rejects` (`account_id`);--> statement-breakpoint
CREATE TABLE `social_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`created_by` integer NOT NULL,
	`kind` text NOT NULL,
	`platform` text,
	`file_key` text,
	`file_name` text,
	`delimiter` text,
	`columns` text NOT NULL,
	`status` text NOT NULL,
	`failure_reason` text,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`merged` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `social_imports_account` ON `social_imports` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `social_imports_running` ON `social_imports` (`status`,`lease_until`);--> statement-breakpoint
CREATE INDEX `social_imports_ended` ON `social_imports` (`completed_at`);--> statement-breakpoint
ALTER TABLE `opportunities` ADD `social_lead_id` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `opportunities_social_lead` ON `opportunities` (`account_id`,`social_lead_id`) WHERE social_lead_id is not null and archived_at is null;--> statement-breakpoint
CREATE TRIGGER social_leads_counted AFTER INSERT ON social_leads BEGIN
  INSERT INTO social_lead_counts (account_id, platform, status, lead_type, count)
  VALUES (NEW.account_id, NEW.platform, NEW.status, ifnull(NEW.lead_type, ''), 1)
  ON CONFLICT (account_id, platform, status, lead_type) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER social_leads_counted_anew AFTER UPDATE OF platform, status, lead_type ON social_leads
WHEN NEW.platform IS NOT OLD.platform OR NEW.status IS NOT OLD.status OR NEW.lead_type IS NOT OLD.lead_type BEGIN
  UPDATE social_lead_counts SET count = count - 1
  WHERE account_id = OLD.account_id AND platform = OLD.platform AND status = OLD.status AND lead_type = ifnull(OLD.lead_type, '');
  INSERT INTO social_lead_counts (account_id, platform, status, lead_type, count)
  VALUES (NEW.account_id, NEW.platform, NEW.status, ifnull(NEW.lead_type, ''), 1)
  ON CONFLICT (account_id, platform, status, lead_type) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER social_leads_gone AFTER DELETE ON social_leads BEGIN
  UPDATE social_lead_counts SET count = count - 1
  WHERE account_id = OLD.account_id AND platform = OLD.platform AND status = OLD.status AND lead_type = ifnull(OLD.lead_type, '');
  DELETE FROM social_lead_origins WHERE lead_id = OLD.id;
  DELETE FROM social_lead_touches WHERE lead_id = OLD.id;
  DELETE FROM social_campaign_leads WHERE lead_id = OLD.id;
  DELETE FROM social_lead_search WHERE rowid = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER social_imports_gone BEFORE DELETE ON social_imports BEGIN
  DELETE FROM social_import_rejects WHERE import_id = OLD.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE social_lead_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO social_lead_search (social_lead_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
CREATE TRIGGER social_leads_found AFTER INSERT ON social_leads BEGIN
  INSERT INTO social_lead_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.company_name, NEW.email, NEW.phone));
END;
--> statement-breakpoint
CREATE TRIGGER social_leads_found_anew AFTER UPDATE OF name, company_name, email, phone ON social_leads
WHEN NEW.name IS NOT OLD.name OR NEW.company_name IS NOT OLD.company_name OR NEW.email IS NOT OLD.email
  OR NEW.phone IS NOT OLD.phone BEGIN
  DELETE FROM social_lead_search WHERE rowid = OLD.id;
  INSERT INTO social_lead_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, concat_ws(' ', NEW.name, NEW.company_name, NEW.email, NEW.phone));
END;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('social-leads', 1095);
