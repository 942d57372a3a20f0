-- Figures that triggers keep, so that no page counts rows: D1 bills by rows read, and each figure is a few rows whatever
-- the size of its table. The tables made here have no entry in a tables.ts; their domain reads them by SQL.

-- ---- Companies and contacts ----
-- The cube: companies per country, industry and size, '*' for any and '-' for unknown. Account 0 is the shared
-- directory; -7 subtracts what account 7 has hidden of it. `wildcards` (1 any country + 2 any industry + 4 any size)
-- keeps the cells of one kind together: one facet is one range of the key.
CREATE TABLE company_counts (
  account_id INTEGER NOT NULL,
  wildcards INTEGER NOT NULL,
  country TEXT NOT NULL,
  industry TEXT NOT NULL,
  size TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, wildcards, country, industry, size)
) WITHOUT ROWID;

-- The triggers below insert into this view; each change reaches its eight cells.
CREATE VIEW company_count_changes AS
SELECT account_id, country, industry, size, count AS change FROM company_counts;

CREATE TRIGGER company_counts_changed INSTEAD OF INSERT ON company_count_changes BEGIN
  INSERT INTO company_counts (account_id, wildcards, country, industry, size, count)
  SELECT
    coalesce(new.account_id, 0),
    c.column1 + 2 * i.column1 + 4 * s.column1,
    iif(c.column1, '*', coalesce(new.country, '-')),
    iif(i.column1, '*', coalesce(new.industry, '-')),
    iif(s.column1, '*', coalesce(new.size, '-')),
    new.change
  FROM (VALUES (0), (1)) AS c, (VALUES (0), (1)) AS i, (VALUES (0), (1)) AS s
  WHERE true
  ON CONFLICT (account_id, wildcards, country, industry, size) DO UPDATE SET count = count + excluded.count;
END;

-- Companies by the day they were added (days since 1970, UTC), with the same negative accounts.
CREATE TABLE company_days (
  account_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, day)
) WITHOUT ROWID;

CREATE TRIGGER companies_inserted AFTER INSERT ON companies BEGIN
  INSERT INTO company_count_changes VALUES (new.account_id, new.country, new.industry, new.size, 1);
  INSERT INTO company_days VALUES (coalesce(new.account_id, 0), new.created_at / 86400, 1)
  ON CONFLICT (account_id, day) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER companies_moved AFTER UPDATE ON companies
WHEN old.country IS NOT new.country OR old.industry IS NOT new.industry OR old.size IS NOT new.size
BEGIN
  INSERT INTO company_count_changes VALUES (old.account_id, old.country, old.industry, old.size, -1);
  INSERT INTO company_count_changes VALUES (new.account_id, new.country, new.industry, new.size, 1);
  INSERT INTO company_count_changes
  SELECT -account_id, old.country, old.industry, old.size, 1 FROM hidden_companies WHERE company_id = old.id;
  INSERT INTO company_count_changes
  SELECT -account_id, new.country, new.industry, new.size, -1 FROM hidden_companies WHERE company_id = old.id;
END;

CREATE TRIGGER companies_deleted AFTER DELETE ON companies BEGIN
  DELETE FROM company_search WHERE rowid = old.slot;
  INSERT INTO company_count_changes VALUES (old.account_id, old.country, old.industry, old.size, -1);
  UPDATE company_days SET count = count - 1
  WHERE account_id = coalesce(old.account_id, 0) AND day = old.created_at / 86400;
END;

-- BEFORE: the counts of accounts that hid the company need its country, which the row still has.
CREATE TRIGGER companies_leaving BEFORE DELETE ON companies BEGIN
  DELETE FROM hidden_companies WHERE company_id = old.id;
END;

CREATE TRIGGER companies_hidden AFTER INSERT ON hidden_companies BEGIN
  INSERT INTO company_count_changes
  SELECT -new.account_id, country, industry, size, -1 FROM companies WHERE id = new.company_id AND account_id IS NULL;
END;

CREATE TRIGGER companies_unhidden AFTER DELETE ON hidden_companies BEGIN
  INSERT INTO company_count_changes
  SELECT -old.account_id, country, industry, size, 1 FROM companies WHERE id = old.company_id AND account_id IS NULL;
END;

CREATE TRIGGER company_days_hidden AFTER INSERT ON hidden_companies BEGIN
  INSERT INTO company_days
  SELECT -new.account_id, created_at / 86400, -1 FROM companies WHERE id = new.company_id AND account_id IS NULL
  ON CONFLICT (account_id, day) DO UPDATE SET count = count - 1;
END;

CREATE TRIGGER company_days_unhidden AFTER DELETE ON hidden_companies BEGIN
  INSERT INTO company_days
  SELECT -old.account_id, created_at / 86400, 1 FROM companies WHERE id = old.company_id AND account_id IS NULL
  ON CONFLICT (account_id, day) DO UPDATE SET count = count + 1;
END;

-- Contacts per account (0: shared).
CREATE TABLE contact_counts (account_id INTEGER NOT NULL PRIMARY KEY, count INTEGER NOT NULL);

CREATE TRIGGER contacts_inserted AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_counts VALUES (coalesce(new.account_id, 0), 1)
  ON CONFLICT (account_id) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER contacts_deleted AFTER DELETE ON contacts BEGIN
  UPDATE contact_counts SET count = count - 1 WHERE account_id = coalesce(old.account_id, 0);
END;

CREATE TRIGGER contacts_hidden AFTER INSERT ON hidden_contacts BEGIN
  INSERT INTO contact_counts VALUES (new.account_id, -1)
  ON CONFLICT (account_id) DO UPDATE SET count = count - 1;
END;

CREATE TRIGGER contacts_unhidden AFTER DELETE ON hidden_contacts BEGIN
  UPDATE contact_counts SET count = count + 1 WHERE account_id = old.account_id;
END;

-- Shared companies per source and country, with the latest update: what the sources page shows.
CREATE TRIGGER source_counted AFTER INSERT ON companies WHEN NEW.account_id IS NULL AND NEW.is_demo = 0 BEGIN
  INSERT INTO source_counts VALUES (NEW.source, ifnull(NEW.country, ''), 1, NEW.updated_at)
  ON CONFLICT (source, country) DO UPDATE SET count = count + 1, written_at = max(written_at, excluded.written_at);
END;

CREATE TRIGGER source_uncounted AFTER DELETE ON companies WHEN OLD.account_id IS NULL AND OLD.is_demo = 0 BEGIN
  UPDATE source_counts SET count = count - 1 WHERE source = OLD.source AND country = ifnull(OLD.country, '');
END;

CREATE TRIGGER source_recounted AFTER UPDATE OF source, country, updated_at ON companies
WHEN NEW.account_id IS NULL AND NEW.is_demo = 0 BEGIN
  UPDATE source_counts SET count = count - 1 WHERE source = OLD.source AND country = ifnull(OLD.country, '');
  INSERT INTO source_counts VALUES (NEW.source, ifnull(NEW.country, ''), 1, NEW.updated_at)
  ON CONFLICT (source, country) DO UPDATE SET count = count + 1, written_at = max(written_at, excluded.written_at);
END;

-- ---- Users and the audit log ----
-- Sign-ups per user type and day (days since 1970, UTC).
CREATE TABLE user_days (
  user_type TEXT NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (user_type, day)
) WITHOUT ROWID;

CREATE TRIGGER user_days_added AFTER INSERT ON users BEGIN
  INSERT INTO user_days VALUES (NEW.user_type, NEW.created_at / 86400, 1)
  ON CONFLICT (user_type, day) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER user_days_moved AFTER UPDATE OF user_type ON users WHEN OLD.user_type <> NEW.user_type BEGIN
  UPDATE user_days SET count = count - 1 WHERE user_type = OLD.user_type AND day = OLD.created_at / 86400;
  INSERT INTO user_days VALUES (NEW.user_type, NEW.created_at / 86400, 1)
  ON CONFLICT (user_type, day) DO UPDATE SET count = count + 1;
END;

-- Users per type, kept from user_days.
CREATE TABLE user_totals (user_type TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;

CREATE TRIGGER user_totals_added AFTER INSERT ON user_days BEGIN
  INSERT INTO user_totals VALUES (NEW.user_type, NEW.count)
  ON CONFLICT (user_type) DO UPDATE SET count = count + NEW.count;
END;

CREATE TRIGGER user_totals_changed AFTER UPDATE ON user_days BEGIN
  UPDATE user_totals SET count = count + NEW.count - OLD.count WHERE user_type = NEW.user_type;
END;

CREATE INDEX users_admins ON users (id) WHERE is_admin = 1;

CREATE TRIGGER audit_log_counted AFTER INSERT ON audit_log BEGIN
  INSERT INTO audit_counts VALUES (NEW.action, 1) ON CONFLICT (action) DO UPDATE SET entries = entries + 1;
END;

CREATE TRIGGER audit_log_uncounted AFTER DELETE ON audit_log BEGIN
  UPDATE audit_counts SET entries = entries - 1 WHERE action = OLD.action;
END;

-- ---- Administrators' work queues ----
-- Open items per queue and per filter of its screen.
CREATE TABLE work_counts (
  queue TEXT NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (queue, kind)
) WITHOUT ROWID;

-- Closed accounts whose data is still to be deleted.
CREATE INDEX accounts_closing ON accounts (closed_at) WHERE closed_at IS NOT NULL AND purged_at IS NULL;

CREATE INDEX agents_to_review ON agents (id) WHERE reviewed_at IS NULL;

CREATE INDEX agents_to_review_in ON agents (country, id) WHERE reviewed_at IS NULL;

CREATE INDEX data_requests_open ON data_requests (id) WHERE verified_at IS NOT NULL AND done_at IS NULL;

CREATE TRIGGER agents_waiting AFTER INSERT ON agents WHEN NEW.reviewed_at IS NULL BEGIN
  INSERT INTO work_counts VALUES ('agent-applications', NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER agents_reviewed AFTER UPDATE OF reviewed_at ON agents
WHEN OLD.reviewed_at IS NULL AND NEW.reviewed_at IS NOT NULL BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'agent-applications' AND kind = OLD.country;
END;

CREATE TRIGGER agents_waiting_gone AFTER DELETE ON agents WHEN OLD.reviewed_at IS NULL BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'agent-applications' AND kind = OLD.country;
END;

-- The stage of an application, from its agent, onboarding and interviews. `applications` stores it for lists.
CREATE VIEW application_stages AS
SELECT a.id AS agent_id, a.country AS country, CASE
  WHEN u.deactivated_at IS NOT NULL THEN 'withdrawn'
  WHEN a.rejected_at IS NOT NULL THEN 'declined'
  WHEN a.reviewed_at IS NOT NULL THEN 'approved'
  WHEN coalesce(o.video_at, o.completed_at) IS NOT NULL AND o.test_at IS NOT NULL AND o.cv_at IS NOT NULL AND o.profile_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM interviews i WHERE i.agent_id = a.id AND i.state = 'held') THEN 'ready'
  WHEN EXISTS (SELECT 1 FROM interviews i WHERE i.agent_id = a.id AND i.state IN ('booked', 'held')) THEN 'interview'
  WHEN o.video_at IS NOT NULL THEN 'video'
  WHEN o.test_at IS NOT NULL THEN 'test'
  WHEN o.cv_at IS NOT NULL THEN 'cv'
  WHEN o.profile_at IS NOT NULL THEN 'profile'
  ELSE 'applied' END AS stage
FROM agents a JOIN users u ON u.id = a.user_id LEFT JOIN onboardings o ON o.agent_id = a.id;

CREATE TRIGGER application_made AFTER INSERT ON agents BEGIN
  INSERT INTO applications (agent_id, country, stage)
  SELECT agent_id, country, stage FROM application_stages WHERE agent_id = NEW.id;
END;

CREATE TRIGGER application_decided AFTER UPDATE OF reviewed_at, rejected_at, country ON agents BEGIN
  UPDATE applications SET country = NEW.country,
    stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.id) WHERE agent_id = NEW.id;
END;

CREATE TRIGGER application_gone AFTER DELETE ON agents BEGIN
  DELETE FROM applications WHERE agent_id = OLD.id;
END;

CREATE TRIGGER application_of_user AFTER UPDATE OF deactivated_at ON users
WHEN EXISTS (SELECT 1 FROM agents WHERE user_id = NEW.id) BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages s WHERE s.agent_id = applications.agent_id)
  WHERE agent_id = (SELECT id FROM agents WHERE user_id = NEW.id);
END;

CREATE TRIGGER application_begun AFTER INSERT ON onboardings BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;

CREATE TRIGGER application_went_on AFTER UPDATE ON onboardings BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;

CREATE TRIGGER application_emptied AFTER DELETE ON onboardings BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = OLD.agent_id)
  WHERE agent_id = OLD.agent_id;
END;

CREATE TRIGGER application_interview_booked AFTER INSERT ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;

CREATE TRIGGER application_interview_moved AFTER UPDATE OF state ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;

CREATE TRIGGER application_interview_removed AFTER DELETE ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = OLD.agent_id)
  WHERE agent_id = OLD.agent_id;
END;

CREATE TRIGGER agents_waiting_again AFTER UPDATE OF reviewed_at ON agents
WHEN OLD.reviewed_at IS NOT NULL AND NEW.reviewed_at IS NULL BEGIN
  INSERT INTO work_counts VALUES ('agent-applications', NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER data_requests_proved AFTER UPDATE OF verified_at, done_at ON data_requests
WHEN (OLD.verified_at IS NOT NULL AND OLD.done_at IS NULL) <> (NEW.verified_at IS NOT NULL AND NEW.done_at IS NULL) BEGIN
  INSERT INTO work_counts
  VALUES ('erasure-requests', NEW.kind, iif(NEW.verified_at IS NOT NULL AND NEW.done_at IS NULL, 1, 0))
  ON CONFLICT (queue, kind) DO UPDATE
  SET count = count + iif(NEW.verified_at IS NOT NULL AND NEW.done_at IS NULL, 1, -1);
END;

CREATE TRIGGER data_requests_gone AFTER DELETE ON data_requests
WHEN OLD.verified_at IS NOT NULL AND OLD.done_at IS NULL BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'erasure-requests' AND kind = OLD.kind;
END;

-- Three open reports turn a question into a proposal.
CREATE TRIGGER correction_cases_counted AFTER UPDATE OF reports, decided_at ON correction_cases BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'corrections' AND OLD.decided_at IS NULL AND OLD.reports > 0
    AND kind = CASE WHEN OLD.reports >= 3 THEN 'proposed' ELSE 'questioned' END;
  INSERT INTO work_counts SELECT 'corrections', CASE WHEN NEW.reports >= 3 THEN 'proposed' ELSE 'questioned' END, 1
    WHERE NEW.decided_at IS NULL AND NEW.reports > 0
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER applications_counted AFTER INSERT ON applications BEGIN
  INSERT INTO work_counts VALUES ('application-stages', NEW.stage, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
  INSERT INTO work_counts VALUES ('application-places', NEW.stage || ':' || NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER applications_moved AFTER UPDATE OF stage, country ON applications
WHEN OLD.stage <> NEW.stage OR OLD.country <> NEW.country BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-stages' AND kind = OLD.stage;
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-places' AND kind = OLD.stage || ':' || OLD.country;
  INSERT INTO work_counts VALUES ('application-stages', NEW.stage, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
  INSERT INTO work_counts VALUES ('application-places', NEW.stage || ':' || NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER applications_uncounted AFTER DELETE ON applications BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-stages' AND kind = OLD.stage;
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-places' AND kind = OLD.stage || ':' || OLD.country;
END;

-- ---- Analytics of the operator ----
-- Events per measure in a day, week or month (counted from 1970 in UTC; weeks start on Monday), with the split by
-- country as JSON: a year is a few rows to read. Demo accounts are left out.
CREATE TABLE activity_counts (
  measure TEXT NOT NULL,
  grain TEXT NOT NULL,
  period INTEGER NOT NULL,
  count INTEGER NOT NULL,
  countries TEXT NOT NULL,
  PRIMARY KEY (measure, grain, period)
) WITHOUT ROWID;

-- The triggers of each measure insert here: +1 or -1 at a time, in a country.
CREATE VIEW activity_notes AS SELECT '' AS measure, 0 AS at, '' AS country, 0 AS change WHERE false;

CREATE TRIGGER activity_noted INSTEAD OF INSERT ON activity_notes BEGIN
  INSERT INTO activity_counts
  SELECT NEW.measure, grain, period, NEW.change, json_object(place, NEW.change)
  FROM (
    SELECT 'day' AS grain, NEW.at / 86400 AS period
    UNION ALL SELECT 'week', (NEW.at / 86400 + 3) / 7
    UNION ALL SELECT 'month', (strftime('%Y', NEW.at, 'unixepoch') - 1970) * 12 + strftime('%m', NEW.at, 'unixepoch') - 1
  ), (SELECT iif(NEW.country GLOB '[A-Z][A-Z]', NEW.country, '-') AS place)
  WHERE true
  ON CONFLICT (measure, grain, period) DO UPDATE SET
    count = count + excluded.count,
    countries = (SELECT json_set(activity_counts.countries, path, coalesce(activity_counts.countries ->> path, 0) + NEW.change)
      FROM (SELECT '$.' || json_quote(iif(NEW.country GLOB '[A-Z][A-Z]', NEW.country, '-')) AS path));
END;

CREATE INDEX accounts_signed_up ON accounts (created_at, id) WHERE is_demo = 0;

CREATE INDEX accounts_signed_up_in ON accounts (hq_country, created_at, id) WHERE is_demo = 0;

CREATE INDEX agents_applied ON agents (created_at, id);

CREATE INDEX agents_applied_in ON agents (country, created_at, id);

CREATE INDEX lead_searches_created ON lead_searches (created_at, id) WHERE is_demo = 0;

CREATE INDEX leads_created ON leads (created_at, id);

CREATE INDEX leads_created_in ON leads (country, created_at, id);

CREATE TRIGGER accounts_noted AFTER INSERT ON accounts WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('businesses', NEW.created_at, NEW.hq_country, 1);
END;

CREATE TRIGGER accounts_moved AFTER UPDATE OF hq_country ON accounts
WHEN NEW.is_demo = 0 AND NEW.hq_country IS NOT OLD.hq_country BEGIN
  INSERT INTO activity_notes VALUES ('businesses', OLD.created_at, OLD.hq_country, -1);
  INSERT INTO activity_notes VALUES ('businesses', NEW.created_at, NEW.hq_country, 1);
END;

CREATE TRIGGER accounts_unnoted AFTER DELETE ON accounts WHEN OLD.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('businesses', OLD.created_at, OLD.hq_country, -1);
END;

CREATE TRIGGER agents_noted AFTER INSERT ON agents
WHEN (SELECT is_demo FROM users WHERE id = NEW.user_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('agents', NEW.created_at, NEW.country, 1);
END;

CREATE TRIGGER agents_moved AFTER UPDATE OF country ON agents
WHEN NEW.country <> OLD.country AND (SELECT is_demo FROM users WHERE id = OLD.user_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('agents', OLD.created_at, OLD.country, -1);
  INSERT INTO activity_notes VALUES ('agents', NEW.created_at, NEW.country, 1);
END;

CREATE TRIGGER agents_unnoted AFTER DELETE ON agents
WHEN (SELECT is_demo FROM users WHERE id = OLD.user_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('agents', OLD.created_at, OLD.country, -1);
END;

CREATE TRIGGER lead_searches_noted AFTER INSERT ON lead_searches WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('searches', NEW.created_at, NULL, 1);
END;

CREATE TRIGGER lead_searches_unnoted AFTER DELETE ON lead_searches WHEN OLD.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('searches', OLD.created_at, NULL, -1);
END;

-- Deals by the time they were won.
CREATE VIEW won_deals AS
SELECT id, account_id, title, revenue, owner_id, is_demo, closed_at AS created_at
FROM opportunities WHERE status = 'closed_won' AND archived_at IS NULL;

CREATE TRIGGER deals_noted AFTER INSERT ON opportunities
WHEN NEW.is_demo = 0 AND NEW.status = 'closed_won' AND NEW.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', NEW.closed_at, NULL, 1);
END;

CREATE TRIGGER deals_unmade AFTER UPDATE OF status, closed_at, archived_at ON opportunities
WHEN OLD.is_demo = 0 AND OLD.status = 'closed_won' AND OLD.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', OLD.closed_at, NULL, -1);
END;

CREATE TRIGGER deals_made AFTER UPDATE OF status, closed_at, archived_at ON opportunities
WHEN NEW.is_demo = 0 AND NEW.status = 'closed_won' AND NEW.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', NEW.closed_at, NULL, 1);
END;

CREATE TRIGGER deals_removed AFTER DELETE ON opportunities
WHEN OLD.is_demo = 0 AND OLD.status = 'closed_won' AND OLD.archived_at IS NULL BEGIN
  INSERT INTO activity_notes VALUES ('deals', OLD.closed_at, NULL, -1);
END;

-- Emails sent, by day and mailbox.
CREATE VIEW sent_days AS
SELECT d.rowid AS id, unixepoch(d.day) AS created_at, d.sent, b.from_address, b.account_id, b.created_by, b.is_demo
FROM mailbox_daily_stats d JOIN mailboxes b ON b.id = d.mailbox_id;

-- ---- Leads ----
-- One company may be found by several searches of an account and is one lead: `is_first` marks the row that counts,
-- real before demo, then the oldest. `same_company_id` maps an account's copy and the shared company to one id.
CREATE TRIGGER leads_added AFTER INSERT ON leads BEGIN
  UPDATE lead_searches SET pipeline_value = pipeline_value + new.estimated_value, valued_count = valued_count + 1
  WHERE id = new.search_id AND new.estimated_value IS NOT NULL;
  UPDATE leads SET same_company_id = coalesce((SELECT c.origin_id FROM companies c
    WHERE c.id = new.company_id AND c.account_id = new.account_id), new.company_id)
  WHERE id = new.id;
END;

CREATE TRIGGER leads_company_moved AFTER UPDATE OF company_id ON leads WHEN new.company_id <> old.company_id BEGIN
  UPDATE leads SET same_company_id = coalesce((SELECT c.origin_id FROM companies c
    WHERE c.id = new.company_id AND c.account_id = new.account_id), new.company_id)
  WHERE id = new.id;
END;

CREATE TRIGGER leads_same_company_changed AFTER UPDATE OF same_company_id ON leads
WHEN new.same_company_id <> old.same_company_id BEGIN
  UPDATE leads SET status = f.status, owner_id = f.owner_id, estimated_value = f.estimated_value, deal_probability = f.deal_probability,
    converted_at = f.converted_at
  FROM (SELECT o.status, o.owner_id, o.estimated_value, o.deal_probability, o.converted_at FROM leads o
    WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id AND o.id <> new.id
    ORDER BY o.is_demo, o.id LIMIT 1) f
  WHERE leads.id = new.id;
  UPDATE leads SET is_first = 0, origin_count = 0
  WHERE account_id = old.account_id AND same_company_id = old.same_company_id AND is_first = 1
    AND id <> (SELECT o.id FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id
    ORDER BY o.is_demo, o.id LIMIT 1);
  UPDATE leads SET is_first = 1, origin_count = (SELECT count(*) FROM leads o
    WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id)
  WHERE id = (SELECT o.id FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id
    ORDER BY o.is_demo, o.id LIMIT 1);
  UPDATE leads SET is_first = 0, origin_count = 0
  WHERE account_id = new.account_id AND same_company_id = new.same_company_id AND is_first = 1
    AND id <> (SELECT o.id FROM leads o WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id
    ORDER BY o.is_demo, o.id LIMIT 1);
  UPDATE leads SET is_first = 1, origin_count = (SELECT count(*) FROM leads o
    WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id)
  WHERE id = (SELECT o.id FROM leads o WHERE o.account_id = new.account_id AND o.same_company_id = new.same_company_id
    ORDER BY o.is_demo, o.id LIMIT 1);
END;

-- The next lead of the company becomes the first.
CREATE TRIGGER leads_gone AFTER DELETE ON leads BEGIN
  UPDATE lead_searches SET pipeline_value = pipeline_value - old.estimated_value, valued_count = valued_count - 1
  WHERE id = old.search_id AND old.estimated_value IS NOT NULL;
  UPDATE lead_totals SET leads = leads - 1,
    reachable = reachable - (coalesce(old.contact_email, '') LIKE '_%@_%._%'
      AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> ''),
    pipeline_value = pipeline_value - coalesce(old.estimated_value, 0), valued_count = valued_count - (old.estimated_value IS NOT NULL),
    demo_leads = demo_leads - old.is_demo,
    demo_reachable = demo_reachable - (old.is_demo AND (coalesce(old.contact_email, '') LIKE '_%@_%._%'
      AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> ''))
  WHERE account_id = old.account_id AND old.is_first = 1;
  UPDATE leads SET is_first = 1, origin_count = (SELECT count(*) FROM leads o
    WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id)
  WHERE id = (SELECT o.id FROM leads o WHERE o.account_id = old.account_id AND o.same_company_id = old.same_company_id
    ORDER BY o.is_demo, o.id LIMIT 1);
END;

CREATE TRIGGER leads_valued AFTER UPDATE OF estimated_value ON leads WHEN new.estimated_value IS NOT old.estimated_value BEGIN
  UPDATE lead_searches SET pipeline_value = pipeline_value + coalesce(new.estimated_value, 0) - coalesce(old.estimated_value, 0),
    valued_count = valued_count + (new.estimated_value IS NOT NULL) - (old.estimated_value IS NOT NULL)
  WHERE id = new.search_id;
END;

CREATE TRIGGER leads_reached AFTER UPDATE OF contact_email, evidence ON leads
WHEN (coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '')
  <> (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> '') BEGIN
  UPDATE lead_searches SET reachable_count = reachable_count + iif((coalesce(new.contact_email, '') LIKE '_%@_%._%'
    AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> ''), 1, -1)
  WHERE id = new.search_id;
END;

CREATE TRIGGER leads_counted AFTER UPDATE OF is_first, contact_email, evidence, estimated_value ON leads
WHEN new.is_first <> old.is_first OR (new.is_first = 1 AND (new.estimated_value IS NOT old.estimated_value
  OR (coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '')
    <> (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> ''))) BEGIN
  INSERT INTO lead_totals (account_id, leads, searches, reachable, pipeline_value, valued_count, demo_leads, demo_reachable)
  SELECT new.account_id, is_now.counts - was.counts, 0, is_now.reached - was.reached, is_now.value - was.value,
    is_now.valued - was.valued, new.is_demo * (is_now.counts - was.counts), new.is_demo * (is_now.reached - was.reached)
  FROM (SELECT new.is_first AS counts, new.is_first AND (coalesce(new.contact_email, '') LIKE '_%@_%._%'
    AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '') AS reached,
      new.is_first * coalesce(new.estimated_value, 0) AS value, new.is_first AND new.estimated_value IS NOT NULL AS valued) is_now,
    (SELECT old.is_first AS counts, old.is_first AND (coalesce(old.contact_email, '') LIKE '_%@_%._%'
      AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> '') AS reached,
      old.is_first * coalesce(old.estimated_value, 0) AS value, old.is_first AND old.estimated_value IS NOT NULL AS valued) was
  WHERE true
  ON CONFLICT (account_id) DO UPDATE SET leads = leads + excluded.leads, reachable = reachable + excluded.reachable,
    pipeline_value = pipeline_value + excluded.pipeline_value, valued_count = valued_count + excluded.valued_count,
    demo_leads = demo_leads + excluded.demo_leads, demo_reachable = demo_reachable + excluded.demo_reachable;
END;

CREATE TRIGGER leads_noted AFTER UPDATE OF is_first ON leads
WHEN new.is_first <> old.is_first AND new.is_demo = 0 AND (SELECT is_demo FROM accounts WHERE id = new.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', new.created_at, new.country, new.is_first - old.is_first);
END;

CREATE TRIGGER leads_unnoted AFTER DELETE ON leads
WHEN old.is_first = 1 AND old.is_demo = 0 AND (SELECT is_demo FROM accounts WHERE id = old.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', old.created_at, old.country, -1);
END;

-- Leads of one company have one owner.
CREATE TRIGGER leads_owned AFTER UPDATE OF owner_id ON leads WHEN new.owner_id IS NOT old.owner_id BEGIN
  UPDATE leads SET owner_id = new.owner_id
  WHERE account_id = new.account_id AND same_company_id = new.same_company_id AND owner_id IS NOT new.owner_id;
END;

-- ---- Tags and industry labels ----
-- `row_tags` packs the tags of 64 rows into one JSON row, so a list page reads its tags in one or two rows.
CREATE TRIGGER tagged_rows_added AFTER INSERT ON tagged_rows BEGIN
  UPDATE tags SET companies = companies + (new.list = 'companies'), contacts = contacts + (new.list = 'contacts'),
    leads = leads + (new.list = 'leads'), opportunities = opportunities + (new.list = 'opportunities') WHERE id = new.tag_id;
  INSERT INTO row_tags (account_id, list, bucket, tag_ids) SELECT new.account_id, new.list, new.row_id / 64, '{}'
  WHERE NOT EXISTS (SELECT 1 FROM row_tags WHERE account_id = new.account_id AND list = new.list AND bucket = new.row_id / 64);
  UPDATE row_tags SET tag_ids = json_set(tag_ids, '$."' || new.row_id || '"',
    json_insert(coalesce(tag_ids -> ('$."' || new.row_id || '"'), '[]'), '$[#]', new.tag_id))
  WHERE account_id = new.account_id AND list = new.list AND bucket = new.row_id / 64;
END;

CREATE TRIGGER tagged_rows_gone AFTER DELETE ON tagged_rows BEGIN
  UPDATE tags SET companies = companies - (old.list = 'companies'), contacts = contacts - (old.list = 'contacts'),
    leads = leads - (old.list = 'leads'), opportunities = opportunities - (old.list = 'opportunities') WHERE id = old.tag_id;
  UPDATE row_tags SET tag_ids = iif(json_array_length(tag_ids, '$."' || old.row_id || '"') > 1,
    json_set(tag_ids, '$."' || old.row_id || '"', json((SELECT json_group_array(value)
      FROM json_each(row_tags.tag_ids, '$."' || old.row_id || '"') WHERE value <> old.tag_id))),
    json_remove(tag_ids, '$."' || old.row_id || '"'))
  WHERE account_id = old.account_id AND list = old.list AND bucket = old.row_id / 64;
  DELETE FROM row_tags WHERE account_id = old.account_id AND list = old.list AND bucket = old.row_id / 64 AND tag_ids = '{}';
END;

CREATE TRIGGER tags_added AFTER INSERT ON tags BEGIN
  DELETE FROM tag_names WHERE account_id = new.account_id;
  INSERT INTO tag_names (account_id, names) SELECT new.account_id, json_group_array(json_array(id, name))
  FROM (SELECT id, name FROM tags WHERE account_id = new.account_id AND deleted_at IS NULL ORDER BY key);
END;

CREATE TRIGGER tags_changed AFTER UPDATE OF name, deleted_at ON tags BEGIN
  DELETE FROM tag_names WHERE account_id = new.account_id;
  INSERT INTO tag_names (account_id, names) SELECT new.account_id, json_group_array(json_array(id, name))
  FROM (SELECT id, name FROM tags WHERE account_id = new.account_id AND deleted_at IS NULL ORDER BY key);
END;

CREATE TRIGGER tags_gone AFTER DELETE ON tags BEGIN
  DELETE FROM tag_names WHERE account_id = old.account_id;
  INSERT INTO tag_names (account_id, names) SELECT old.account_id, json_group_array(json_array(id, name))
  FROM (SELECT id, name FROM tags WHERE account_id = old.account_id AND deleted_at IS NULL ORDER BY key);
END;

-- When the third account last used a label: administrators review labels that three accounts use.
CREATE TRIGGER industry_label_used AFTER INSERT ON industry_label_uses BEGIN
  UPDATE industry_labels SET third_used_at = (SELECT last_used_at FROM industry_label_uses
    WHERE label_id = NEW.label_id ORDER BY last_used_at DESC LIMIT 1 OFFSET 2) WHERE id = NEW.label_id;
END;

CREATE TRIGGER industry_label_used_again AFTER UPDATE OF last_used_at ON industry_label_uses BEGIN
  UPDATE industry_labels SET third_used_at = (SELECT last_used_at FROM industry_label_uses
    WHERE label_id = NEW.label_id ORDER BY last_used_at DESC LIMIT 1 OFFSET 2) WHERE id = NEW.label_id;
END;

CREATE TRIGGER industry_label_use_gone AFTER DELETE ON industry_label_uses BEGIN
  UPDATE industry_labels SET third_used_at = (SELECT last_used_at FROM industry_label_uses
    WHERE label_id = OLD.label_id ORDER BY last_used_at DESC LIMIT 1 OFFSET 2) WHERE id = OLD.label_id;
END;

-- ---- Agents, referrals, commissions ----
-- Demo work counts for demo agents only.
CREATE TRIGGER agent_metrics_added AFTER INSERT ON shared_leads WHEN NEW.state IN ('closed', 'lost') AND (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  INSERT INTO agent_metrics (agent_id, closed, lost) VALUES (NEW.agent_id, NEW.state = 'closed', NEW.state = 'lost')
  ON CONFLICT (agent_id) DO UPDATE SET closed = closed + excluded.closed, lost = lost + excluded.lost;
END;

CREATE TRIGGER agent_metrics_moved AFTER UPDATE OF state ON shared_leads WHEN NEW.state IS NOT OLD.state AND (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  INSERT INTO agent_metrics (agent_id, closed, lost)
  VALUES (NEW.agent_id, (NEW.state = 'closed') - (OLD.state = 'closed'), (NEW.state = 'lost') - (OLD.state = 'lost'))
  ON CONFLICT (agent_id) DO UPDATE SET closed = max(0, closed + excluded.closed), lost = max(0, lost + excluded.lost);
END;

-- A rating whose close was reversed does not count.
CREATE TRIGGER agent_ratings_added AFTER INSERT ON agent_ratings WHEN NEW.reversed_at IS NULL AND (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  INSERT INTO agent_metrics (agent_id, ratings, stars) VALUES (NEW.agent_id, 1, NEW.stars)
  ON CONFLICT (agent_id) DO UPDATE SET ratings = ratings + 1, stars = stars + excluded.stars;
END;

CREATE TRIGGER agent_ratings_changed AFTER UPDATE OF stars, reversed_at ON agent_ratings WHEN (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  UPDATE agent_metrics SET ratings = max(0, ratings + (NEW.reversed_at IS NULL) - (OLD.reversed_at IS NULL)),
    stars = max(0, stars + (CASE WHEN NEW.reversed_at IS NULL THEN NEW.stars ELSE 0 END)
      - (CASE WHEN OLD.reversed_at IS NULL THEN OLD.stars ELSE 0 END))
  WHERE agent_id = NEW.agent_id;
END;

CREATE TRIGGER agent_ratings_undone AFTER DELETE ON agent_ratings WHEN OLD.reversed_at IS NULL AND (OLD.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = OLD.agent_id AND u.is_demo = 1)) BEGIN
  UPDATE agent_metrics SET ratings = max(0, ratings - 1), stars = max(0, stars - OLD.stars) WHERE agent_id = OLD.agent_id;
END;

-- Chats with messages the agent has not read.
CREATE TRIGGER agent_chats_unread_by AFTER UPDATE OF agent_unread ON agent_chats WHEN (NEW.agent_unread > 0) <> (OLD.agent_unread > 0) BEGIN
  INSERT INTO agent_metrics (agent_id, unread_chats) VALUES (NEW.agent_id, NEW.agent_unread > 0)
  ON CONFLICT (agent_id) DO UPDATE SET unread_chats = max(0, unread_chats + (NEW.agent_unread > 0) - (OLD.agent_unread > 0));
END;

CREATE TRIGGER agent_chats_gone AFTER DELETE ON agent_chats WHEN OLD.agent_unread > 0 BEGIN
  UPDATE agent_metrics SET unread_chats = max(0, unread_chats - 1) WHERE agent_id = OLD.agent_id;
END;

CREATE TRIGGER referral_counted AFTER INSERT ON referrals BEGIN
  INSERT INTO referral_counts (agent_id, total, active) VALUES (NEW.agent_id, 1, NEW.state = 'approved')
  ON CONFLICT (agent_id) DO UPDATE SET total = total + 1, active = active + excluded.active;
END;

CREATE TRIGGER referral_counted_anew AFTER UPDATE OF state ON referrals WHEN (NEW.state = 'approved') <> (OLD.state = 'approved') BEGIN
  UPDATE referral_counts SET active = active + (NEW.state = 'approved') - (OLD.state = 'approved') WHERE agent_id = NEW.agent_id;
END;

CREATE TRIGGER referral_gone AFTER DELETE ON referrals BEGIN
  UPDATE referral_counts SET total = total - 1, active = active - (OLD.state = 'approved') WHERE agent_id = OLD.agent_id;
END;

-- ---- Duplicates, social leads, training ----
CREATE TRIGGER duplicate_groups_added AFTER INSERT ON duplicate_groups BEGIN
  INSERT INTO duplicate_counts (account_id, list, state, count) VALUES (new.account_id, new.list, new.state, 1)
  ON CONFLICT (account_id, list, state) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER duplicate_groups_moved AFTER UPDATE OF state ON duplicate_groups WHEN new.state <> old.state BEGIN
  UPDATE duplicate_counts SET count = count - 1 WHERE account_id = old.account_id AND list = old.list AND state = old.state;
  INSERT INTO duplicate_counts (account_id, list, state, count) VALUES (new.account_id, new.list, new.state, 1)
  ON CONFLICT (account_id, list, state) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER social_leads_counted AFTER INSERT ON social_leads BEGIN
  INSERT INTO social_lead_counts (account_id, platform, status, lead_type, count)
  VALUES (NEW.account_id, NEW.platform, NEW.status, ifnull(NEW.lead_type, ''), 1)
  ON CONFLICT (account_id, platform, status, lead_type) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER social_leads_counted_anew AFTER UPDATE OF platform, status, lead_type ON social_leads
WHEN NEW.platform IS NOT OLD.platform OR NEW.status IS NOT OLD.status OR NEW.lead_type IS NOT OLD.lead_type BEGIN
  UPDATE social_lead_counts SET count = count - 1
  WHERE account_id = OLD.account_id AND platform = OLD.platform AND status = OLD.status AND lead_type = ifnull(OLD.lead_type, '');
  INSERT INTO social_lead_counts (account_id, platform, status, lead_type, count)
  VALUES (NEW.account_id, NEW.platform, NEW.status, ifnull(NEW.lead_type, ''), 1)
  ON CONFLICT (account_id, platform, status, lead_type) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER module_counts_enrolled AFTER INSERT ON enrolments WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO module_counts (module_id, enrolled) VALUES (NEW.module_id, 1)
    ON CONFLICT (module_id) DO UPDATE SET enrolled = enrolled + 1;
END;

CREATE TRIGGER module_counts_rated AFTER UPDATE OF rating ON enrolments WHEN NEW.is_demo = 0 BEGIN
  UPDATE module_counts SET
    ratings = ratings + (NEW.rating IS NOT NULL) - (OLD.rating IS NOT NULL),
    rating_sum = rating_sum + ifnull(NEW.rating, 0) - ifnull(OLD.rating, 0)
    WHERE module_id = NEW.module_id;
END;

CREATE TRIGGER module_counts_left AFTER DELETE ON enrolments WHEN OLD.is_demo = 0 BEGIN
  UPDATE module_counts SET enrolled = enrolled - 1,
    ratings = ratings - (OLD.rating IS NOT NULL), rating_sum = rating_sum - ifnull(OLD.rating, 0)
    WHERE module_id = OLD.module_id;
END;
