CREATE TABLE `removed_tagged_rows` (
	`tag_id` integer NOT NULL,
	`list` text NOT NULL,
	`row_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`tagged_at` integer NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`tag_id`, `list`, `row_id`)
);
--> statement-breakpoint
CREATE INDEX `removed_tagged_rows_row` ON `removed_tagged_rows` (`list`,`row_id`,`account_id`);--> statement-breakpoint
CREATE INDEX `removed_tagged_rows_removed` ON `removed_tagged_rows` (`removed_at`);--> statement-breakpoint
CREATE TABLE `row_tags` (
	`account_id` integer NOT NULL,
	`list` text NOT NULL,
	`bucket` integer NOT NULL,
	`tag_ids` text NOT NULL,
	PRIMARY KEY(`account_id`, `list`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `tag_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`by_user_id` integer,
	`tag_id` integer NOT NULL,
	`list` text NOT NULL,
	`is_removal` integer NOT NULL,
	`ids` text NOT NULL,
	`changed_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `tag_changes_account` ON `tag_changes` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `tag_changes_changed` ON `tag_changes` (`changed_at`);--> statement-breakpoint
CREATE TABLE `tag_names` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`names` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tagged_rows` (
	`tag_id` integer NOT NULL,
	`list` text NOT NULL,
	`row_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`tagged_at` integer NOT NULL,
	PRIMARY KEY(`tag_id`, `list`, `row_id`)
);
--> statement-breakpoint
CREATE INDEX `tagged_rows_row` ON `tagged_rows` (`list`,`row_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`companies` integer DEFAULT 0 NOT NULL,
	`contacts` integer DEFAULT 0 NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`opportunities` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_key` ON `tags` (`account_id`,`key`) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX `tags_account` ON `tags` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `tags_deleted` ON `tags` (`deleted_at`) WHERE deleted_at is not null;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('tag-changes', 30);
--> statement-breakpoint
-- The figures of a tag and the tags of a row.
CREATE TRIGGER tagged_rows_added AFTER INSERT ON tagged_rows BEGIN
  UPDATE tags SET companies = companies + (new.list = 'companies'), contacts = contacts + (new.list = 'contacts'), leads = leads + (new.list = 'leads'), opportunities = opportunities + (new.list = 'opportunities') WHERE id = new.tag_id;
  INSERT INTO row_tags (account_id, list, bucket, tag_ids) SELECT new.account_id, new.list, new.row_id / 64, '{}'
  WHERE NOT EXISTS (SELECT 1 FROM row_tags WHERE account_id = new.account_id AND list = new.list AND bucket = new.row_id / 64);
  UPDATE row_tags SET tag_ids = json_set(tag_ids, '$."' || new.row_id || '"',
    json_insert(coalesce(tag_ids -> ('$."' || new.row_id || '"'), '[]'), '$[#]', new.tag_id))
  WHERE account_id = new.account_id AND list = new.list AND bucket = new.row_id / 64;
END;
--> statement-breakpoint
CREATE TRIGGER tagged_rows_gone AFTER DELETE ON tagged_rows BEGIN
  UPDATE tags SET companies = companies - (old.list = 'companies'), contacts = contacts - (old.list = 'contacts'), leads = leads - (old.list = 'leads'), opportunities = opportunities - (old.list = 'opportunities') WHERE id = old.tag_id;
  UPDATE row_tags SET tag_ids = iif(json_array_length(tag_ids, '$."' || old.row_id || '"') > 1,
    json_set(tag_ids, '$."' || old.row_id || '"', json((SELECT json_group_array(value)
      FROM json_each(row_tags.tag_ids, '$."' || old.row_id || '"') WHERE value <> old.tag_id))),
    json_remove(tag_ids, '$."' || old.row_id || '"'))
  WHERE account_id = old.account_id AND list = old.list AND bucket = old.row_id / 64;
  DELETE FROM row_tags WHERE account_id = old.account_id AND list = old.list AND bucket = old.row_id / 64 AND tag_ids = '{}';
END;
--> statement-breakpoint
CREATE TRIGGER tags_added AFTER INSERT ON tags BEGIN
  DELETE FROM tag_names WHERE account_id = new.account_id;
  INSERT INTO tag_names (account_id, names) SELECT new.account_id, json_group_array(json_array(id, name))
  FROM (SELECT id, name FROM tags WHERE account_id = new.account_id AND deleted_at IS NULL ORDER BY key);
END;
--> statement-breakpoint
CREATE TRIGGER tags_changed AFTER UPDATE OF name, deleted_at ON tags BEGIN
  DELETE FROM tag_names WHERE account_id = new.account_id;
  INSERT INTO tag_names (account_id, names) SELECT new.account_id, json_group_array(json_array(id, name))
  FROM (SELECT id, name FROM tags WHERE account_id = new.account_id AND deleted_at IS NULL ORDER BY key);
END;
--> statement-breakpoint
CREATE TRIGGER tags_gone AFTER DELETE ON tags BEGIN
  DELETE FROM tag_names WHERE account_id = old.account_id;
  INSERT INTO tag_names (account_id, names) SELECT old.account_id, json_group_array(json_array(id, name))
  FROM (SELECT id, name FROM tags WHERE account_id = old.account_id AND deleted_at IS NULL ORDER BY key);
END;
--> statement-breakpoint
-- Tags leave with a row that is deleted or hidden, and come back with it.
CREATE TRIGGER tags_of_companies_gone AFTER DELETE ON companies
WHEN (old.origin_id IS NULL OR old.account_id IS NULL) AND EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'companies' AND row_id = old.id) BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'companies' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_companies_back AFTER INSERT ON companies
WHEN EXISTS (SELECT 1 FROM removed_tagged_rows WHERE list = 'companies' AND row_id = new.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'companies' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'companies' AND row_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_hidden_companies_gone AFTER INSERT ON hidden_companies BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'companies' AND row_id = new.company_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = new.company_id AND account_id = new.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_hidden_companies_back AFTER DELETE ON hidden_companies BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'companies' AND row_id = old.company_id AND account_id = old.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'companies' AND row_id = old.company_id AND account_id = old.account_id;
END;
--> statement-breakpoint
-- An account's own copy takes the tags over, and gives them back.
CREATE TRIGGER tags_of_companies_copied AFTER INSERT ON companies
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM tagged_rows o WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = new.id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id;
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = new.id);
  DELETE FROM removed_tagged_rows WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_companies_given_back AFTER DELETE ON companies
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL AND EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'companies' AND row_id = old.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, old.origin_id, account_id, tagged_at FROM tagged_rows o WHERE list = 'companies' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = old.origin_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.id;
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'companies' AND row_id = old.origin_id AND account_id = old.account_id AND EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = old.account_id AND company_id = old.origin_id) AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.origin_id AND account_id = old.account_id AND EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = old.account_id AND company_id = old.origin_id);
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_contacts_gone AFTER DELETE ON contacts
WHEN (old.origin_id IS NULL OR old.account_id IS NULL) AND EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id) BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'contacts' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_contacts_back AFTER INSERT ON contacts
WHEN EXISTS (SELECT 1 FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = new.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'contacts' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_hidden_contacts_gone AFTER INSERT ON hidden_contacts BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'contacts' AND row_id = new.contact_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = new.contact_id AND account_id = new.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_hidden_contacts_back AFTER DELETE ON hidden_contacts BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'contacts' AND row_id = old.contact_id AND account_id = old.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = old.contact_id AND account_id = old.account_id;
END;
--> statement-breakpoint
-- An account's own copy takes the tags over, and gives them back.
CREATE TRIGGER tags_of_contacts_copied AFTER INSERT ON contacts
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM tagged_rows o WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = new.id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id;
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = new.id);
  DELETE FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_contacts_given_back AFTER DELETE ON contacts
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL AND EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, old.origin_id, account_id, tagged_at FROM tagged_rows o WHERE list = 'contacts' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = old.origin_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id;
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'contacts' AND row_id = old.origin_id AND account_id = old.account_id AND EXISTS (SELECT 1 FROM hidden_contacts WHERE account_id = old.account_id AND contact_id = old.origin_id) AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.origin_id AND account_id = old.account_id AND EXISTS (SELECT 1 FROM hidden_contacts WHERE account_id = old.account_id AND contact_id = old.origin_id);
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_leads_gone AFTER DELETE ON leads
WHEN EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'leads' AND row_id = old.id) BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'leads' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'leads' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_leads_back AFTER INSERT ON leads
WHEN EXISTS (SELECT 1 FROM removed_tagged_rows WHERE list = 'leads' AND row_id = new.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'leads' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'leads' AND row_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_opportunities_archived AFTER UPDATE OF archived_at ON opportunities
WHEN old.archived_at IS NULL AND new.archived_at IS NOT NULL BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'opportunities' AND row_id = new.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'opportunities' AND row_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_opportunities_back AFTER UPDATE OF archived_at ON opportunities
WHEN old.archived_at IS NOT NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'opportunities' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'opportunities' AND row_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER tags_of_opportunities_gone AFTER DELETE ON opportunities
WHEN EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'opportunities' AND row_id = old.id) BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t WHERE list = 'opportunities' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'opportunities' AND row_id = old.id;
END;
