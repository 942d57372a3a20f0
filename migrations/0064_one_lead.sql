DROP INDEX `leads_account_day`;--> statement-breakpoint
DROP INDEX `leads_owner`;--> statement-breakpoint
DROP INDEX `leads_account_rank`;--> statement-breakpoint
ALTER TABLE `leads` ADD `same_company_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `is_first` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `origin_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_same_company` ON `leads` (`account_id`,`same_company_id`,`is_demo`,`id`);--> statement-breakpoint
CREATE INDEX `leads_account_day` ON `leads` (`account_id`,`created_at`) WHERE is_first = 1;--> statement-breakpoint
CREATE INDEX `leads_owner` ON `leads` (`account_id`,`owner_id`,`confidence`,`id`) WHERE is_first = 1;--> statement-breakpoint
CREATE INDEX `leads_account_rank` ON `leads` (`account_id`,`confidence`,`id`) WHERE is_first = 1;--> statement-breakpoint
ALTER TABLE `lead_totals` ADD `demo_leads` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lead_totals` ADD `demo_reachable` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP TRIGGER leads_noted;
--> statement-breakpoint
DROP TRIGGER leads_unnoted;
--> statement-breakpoint
DROP TRIGGER leads_reached;
--> statement-breakpoint
UPDATE leads SET same_company_id = coalesce(
  (SELECT g.shared_id FROM given_back_companies g WHERE g.account_id = leads.account_id AND g.company_id = leads.company_id),
  coalesce((SELECT c.origin_id FROM companies c WHERE c.id = leads.company_id AND c.account_id = leads.account_id), leads.company_id));
--> statement-breakpoint
UPDATE leads SET is_first = 1 WHERE NOT EXISTS (SELECT 1 FROM leads o WHERE o.account_id = leads.account_id
  AND o.same_company_id = leads.same_company_id AND (o.is_demo, o.id) < (leads.is_demo, leads.id));
--> statement-breakpoint
UPDATE leads SET origin_count = (SELECT count(*) FROM leads o WHERE o.account_id = leads.account_id
  AND o.same_company_id = leads.same_company_id) WHERE is_first = 1;
--> statement-breakpoint
-- What is known of one lead of a company is known of each: it became an opportunity; else the furthest status and what was written down first.
UPDATE leads SET
  status = (SELECT iif(max(o.status = 'qualified'), 'qualified', iif(max(o.status = 'contacted'), 'contacted', 'new'))
    FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id),
  converted_at = (SELECT min(o.converted_at) FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id),
  estimated_value = iif((SELECT count(o.converted_at) FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id) > 0, NULL,
    (SELECT o.estimated_value FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id AND o.estimated_value IS NOT NULL ORDER BY o.is_demo, o.id LIMIT 1)),
  owner_id = (SELECT o.owner_id FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id AND o.owner_id IS NOT NULL ORDER BY o.is_demo, o.id LIMIT 1),
  deal_probability = (SELECT o.deal_probability FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id AND o.deal_probability IS NOT NULL ORDER BY o.is_demo, o.id LIMIT 1)
WHERE EXISTS (SELECT 1 FROM leads o WHERE o.account_id = leads.account_id AND o.same_company_id = leads.same_company_id AND o.id <> leads.id);
--> statement-breakpoint
UPDATE lead_searches SET (pipeline_value, valued_count) =
  (SELECT coalesce(sum(l.estimated_value), 0), count(l.estimated_value) FROM leads l WHERE l.search_id = lead_searches.id);
--> statement-breakpoint
UPDATE lead_totals SET (leads, reachable, pipeline_value, valued_count, demo_leads, demo_reachable) = (
  SELECT count(*), coalesce(sum((coalesce(l.contact_email, '') LIKE '_%@_%._%' AND coalesce(l.evidence ->> '$.contactEmail.source', '') <> '')), 0),
    coalesce(sum(l.estimated_value), 0), count(l.estimated_value), coalesce(sum(l.is_demo), 0),
    coalesce(sum(l.is_demo AND (coalesce(l.contact_email, '') LIKE '_%@_%._%' AND coalesce(l.evidence ->> '$.contactEmail.source', '') <> '')), 0)
  FROM leads l WHERE l.account_id = lead_totals.account_id AND l.is_first = 1);
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'leads', l.created_at, l.country, -1 FROM leads l JOIN accounts a ON a.id = l.account_id
WHERE l.is_first = 0 AND l.is_demo = 0 AND a.is_demo = 0;
--> statement-breakpoint
-- Each takes its place among the leads of its company, and what is known of it.
CREATE TRIGGER leads_added AFTER INSERT ON leads BEGIN
  UPDATE lead_searches SET pipeline_value = pipeline_value + new.estimated_value, valued_count = valued_count + 1
  WHERE id = new.search_id AND new.estimated_value IS NOT NULL;
  UPDATE leads SET same_company_id = coalesce((SELECT c.origin_id FROM companies c WHERE c.id = new.company_id AND c.account_id = new.account_id), new.company_id)
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_company_moved AFTER UPDATE OF company_id ON leads WHEN new.company_id <> old.company_id BEGIN
  UPDATE leads SET same_company_id = coalesce((SELECT c.origin_id FROM companies c WHERE c.id = new.company_id AND c.account_id = new.account_id), new.company_id)
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_same_company_changed AFTER UPDATE OF same_company_id ON leads
WHEN new.same_company_id <> old.same_company_id BEGIN
  UPDATE leads SET status = f.status, owner_id = f.owner_id, estimated_value = f.estimated_value, deal_probability = f.deal_probability, converted_at = f.converted_at
  FROM (SELECT o.status, o.owner_id, o.estimated_value, o.deal_probability, o.converted_at FROM leads o
    WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id AND o.id <> new.id
    ORDER BY o.is_demo, o.id LIMIT 1) f
  WHERE leads.id = new.id;
  UPDATE leads SET is_first = 0, origin_count = 0
  WHERE account_id = old.account_id AND same_company_id = old.same_company_id AND is_first = 1 AND id <> (SELECT o.id FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id ORDER BY o.is_demo, o.id LIMIT 1);
  UPDATE leads SET is_first = 1, origin_count = (SELECT count(*) FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id)
  WHERE id = (SELECT o.id FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id ORDER BY o.is_demo, o.id LIMIT 1);
  UPDATE leads SET is_first = 0, origin_count = 0
  WHERE account_id = new.account_id AND same_company_id = new.same_company_id AND is_first = 1 AND id <> (SELECT o.id FROM leads o WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id ORDER BY o.is_demo, o.id LIMIT 1);
  UPDATE leads SET is_first = 1, origin_count = (SELECT count(*) FROM leads o WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id)
  WHERE id = (SELECT o.id FROM leads o WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id ORDER BY o.is_demo, o.id LIMIT 1);
END;
--> statement-breakpoint
-- The next one takes the place of the first.
CREATE TRIGGER leads_gone AFTER DELETE ON leads BEGIN
  UPDATE lead_searches SET pipeline_value = pipeline_value - old.estimated_value, valued_count = valued_count - 1
  WHERE id = old.search_id AND old.estimated_value IS NOT NULL;
  UPDATE lead_totals SET leads = leads - 1,
    reachable = reachable - (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> ''),
    pipeline_value = pipeline_value - coalesce(old.estimated_value, 0), valued_count = valued_count - (old.estimated_value IS NOT NULL),
    demo_leads = demo_leads - old.is_demo,
    demo_reachable = demo_reachable - (old.is_demo AND (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> ''))
  WHERE account_id = old.account_id AND old.is_first = 1;
  UPDATE leads SET is_first = 1, origin_count = (SELECT count(*) FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id)
  WHERE id = (SELECT o.id FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id ORDER BY o.is_demo, o.id LIMIT 1);
END;
--> statement-breakpoint
CREATE TRIGGER leads_valued AFTER UPDATE OF estimated_value ON leads WHEN new.estimated_value IS NOT old.estimated_value BEGIN
  UPDATE lead_searches SET pipeline_value = pipeline_value + coalesce(new.estimated_value, 0) - coalesce(old.estimated_value, 0),
    valued_count = valued_count + (new.estimated_value IS NOT NULL) - (old.estimated_value IS NOT NULL)
  WHERE id = new.search_id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_reached AFTER UPDATE OF contact_email, evidence ON leads
WHEN (coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '')
  <> (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> '') BEGIN
  UPDATE lead_searches SET reachable_count = reachable_count + iif((coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> ''), 1, -1)
  WHERE id = new.search_id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_counted AFTER UPDATE OF is_first, contact_email, evidence, estimated_value ON leads
WHEN new.is_first <> old.is_first OR (new.is_first = 1 AND (new.estimated_value IS NOT old.estimated_value
  OR (coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '')
    <> (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> ''))) BEGIN
  INSERT INTO lead_totals (account_id, leads, searches, reachable, pipeline_value, valued_count, demo_leads, demo_reachable)
  SELECT new.account_id, is_now.counts - was.counts, 0, is_now.reached - was.reached, is_now.value - was.value,
    is_now.valued - was.valued, new.is_demo * (is_now.counts - was.counts), new.is_demo * (is_now.reached - was.reached)
  FROM (SELECT new.is_first AS counts, new.is_first AND (coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '') AS reached,
      new.is_first * coalesce(new.estimated_value, 0) AS value, new.is_first AND new.estimated_value IS NOT NULL AS valued) is_now,
    (SELECT old.is_first AS counts, old.is_first AND (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> '') AS reached,
      old.is_first * coalesce(old.estimated_value, 0) AS value, old.is_first AND old.estimated_value IS NOT NULL AS valued) was
  WHERE true
  ON CONFLICT (account_id) DO UPDATE SET leads = leads + excluded.leads, reachable = reachable + excluded.reachable,
    pipeline_value = pipeline_value + excluded.pipeline_value, valued_count = valued_count + excluded.valued_count,
    demo_leads = demo_leads + excluded.demo_leads, demo_reachable = demo_reachable + excluded.demo_reachable;
END;
--> statement-breakpoint
-- A company that many searches of a business found is one lead of the operator's figures too.
CREATE TRIGGER leads_noted AFTER UPDATE OF is_first ON leads
WHEN new.is_first <> old.is_first AND new.is_demo = 0 AND (SELECT is_demo FROM accounts WHERE id = new.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', new.created_at, new.country, new.is_first - old.is_first);
END;
--> statement-breakpoint
CREATE TRIGGER leads_unnoted AFTER DELETE ON leads
WHEN old.is_first = 1 AND old.is_demo = 0 AND (SELECT is_demo FROM accounts WHERE id = old.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', old.created_at, old.country, -1);
END;
--> statement-breakpoint
CREATE TRIGGER leads_owned AFTER UPDATE OF owner_id ON leads WHEN new.owner_id IS NOT old.owner_id BEGIN
  UPDATE leads SET owner_id = new.owner_id
  WHERE account_id = new.account_id AND same_company_id = new.same_company_id AND owner_id IS NOT new.owner_id;
END;
