-- How far each lead came: discovery (1), qualification (2), outreach (3), engagement (4), conversion (5), closure (6).
-- `lead_stages` keeps the first time per company and stage; triggers keep its sums. docs/decisions/027-stages-of-leads.md

-- ---- Sums per day, country, source and campaign ----
-- Triggers of lead_stages insert here: the change of what one stage counts.
CREATE VIEW stage_changes AS SELECT 0 AS account_id, '' AS day, 0 AS position, '' AS country, '' AS source, 0 AS campaign_id,
  0 AS entered, 0 AS went, 0 AS seconds WHERE false;

CREATE TRIGGER stage_changed INSTEAD OF INSERT ON stage_changes BEGIN
  INSERT INTO stage_daily_totals (account_id, day, discovery, qualification, outreach, engagement, conversion, closure, discovery_left,
    qualification_left, outreach_left, engagement_left, conversion_left, discovery_seconds, qualification_seconds, outreach_seconds,
    engagement_seconds, conversion_seconds)
  VALUES (NEW.account_id, NEW.day, (NEW.position = 1) * NEW.entered, (NEW.position = 2) * NEW.entered, (NEW.position = 3) * NEW.entered,
    (NEW.position = 4) * NEW.entered, (NEW.position = 5) * NEW.entered, (NEW.position = 6) * NEW.entered, (NEW.position = 1) * NEW.went,
    (NEW.position = 2) * NEW.went, (NEW.position = 3) * NEW.went, (NEW.position = 4) * NEW.went, (NEW.position = 5) * NEW.went,
    (NEW.position = 1) * NEW.seconds, (NEW.position = 2) * NEW.seconds, (NEW.position = 3) * NEW.seconds,
    (NEW.position = 4) * NEW.seconds, (NEW.position = 5) * NEW.seconds)
  ON CONFLICT (account_id, day) DO UPDATE SET discovery = discovery + excluded.discovery,
    qualification = qualification + excluded.qualification, outreach = outreach + excluded.outreach,
    engagement = engagement + excluded.engagement, conversion = conversion + excluded.conversion, closure = closure + excluded.closure,
    discovery_left = discovery_left + excluded.discovery_left, qualification_left = qualification_left + excluded.qualification_left,
    outreach_left = outreach_left + excluded.outreach_left, engagement_left = engagement_left + excluded.engagement_left,
    conversion_left = conversion_left + excluded.conversion_left,
    discovery_seconds = discovery_seconds + excluded.discovery_seconds,
    qualification_seconds = qualification_seconds + excluded.qualification_seconds,
    outreach_seconds = outreach_seconds + excluded.outreach_seconds,
    engagement_seconds = engagement_seconds + excluded.engagement_seconds,
    conversion_seconds = conversion_seconds + excluded.conversion_seconds;
  INSERT INTO stage_totals (account_id, kind, key, discovery, qualification, outreach, engagement, conversion, closure)
  SELECT NEW.account_id, k.kind, k.key, (NEW.position = 1) * NEW.entered, (NEW.position = 2) * NEW.entered,
    (NEW.position = 3) * NEW.entered, (NEW.position = 4) * NEW.entered, (NEW.position = 5) * NEW.entered, (NEW.position = 6) * NEW.entered
  FROM (SELECT 'all' AS kind, '' AS key UNION ALL SELECT 'country', NEW.country UNION ALL SELECT 'source', NEW.source
    UNION ALL SELECT 'campaign', NEW.campaign_id WHERE NEW.campaign_id IS NOT NULL) k
  WHERE NEW.entered <> 0
  ON CONFLICT (account_id, kind, key) DO UPDATE SET discovery = discovery + excluded.discovery,
    qualification = qualification + excluded.qualification, outreach = outreach + excluded.outreach,
    engagement = engagement + excluded.engagement, conversion = conversion + excluded.conversion, closure = closure + excluded.closure;
  DELETE FROM stage_daily_totals WHERE NEW.entered < 0 AND account_id = NEW.account_id AND day = NEW.day
    AND discovery + qualification + outreach + engagement + conversion + closure = 0;
  DELETE FROM stage_totals WHERE NEW.entered < 0 AND account_id = NEW.account_id
    AND discovery + qualification + outreach + engagement + conversion + closure = 0
    AND (kind, key) IN (VALUES ('all', ''), ('country', NEW.country), ('source', NEW.source), ('campaign', cast(NEW.campaign_id AS TEXT)));
END;

CREATE TRIGGER lead_stages_reached AFTER INSERT ON lead_stages BEGIN
  INSERT INTO stage_changes VALUES (NEW.account_id, NEW.day, NEW.position, NEW.country, NEW.source, NEW.campaign_id,
    1, NEW.left_at IS NOT NULL, coalesce(NEW.left_at - NEW.at, 0));
END;

CREATE TRIGGER lead_stages_left AFTER UPDATE OF left_at ON lead_stages WHEN NEW.left_at IS NOT OLD.left_at BEGIN
  INSERT INTO stage_changes VALUES (NEW.account_id, NEW.day, NEW.position, NEW.country, NEW.source, NEW.campaign_id,
    0, (NEW.left_at IS NOT NULL) - (OLD.left_at IS NOT NULL), coalesce(NEW.left_at - NEW.at, 0) - coalesce(OLD.left_at - OLD.at, 0));
END;

-- When a stage is removed, the one before it lasts until the next stage that remains.
CREATE TRIGGER lead_stages_gone AFTER DELETE ON lead_stages BEGIN
  INSERT INTO stage_changes VALUES (OLD.account_id, OLD.day, OLD.position, OLD.country, OLD.source, OLD.campaign_id,
    -1, -(OLD.left_at IS NOT NULL), -coalesce(OLD.left_at - OLD.at, 0));
  UPDATE lead_stages SET left_at = (SELECT max(lead_stages.at, min(s.at)) FROM lead_stages s
    WHERE s.account_id = OLD.account_id AND s.same_company_id = OLD.same_company_id AND s.position > lead_stages.position)
  WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id AND position < OLD.position;
END;

-- ---- What moves a lead ----
-- Triggers of the rows insert here: a lead reached a stage. The first time counts.
CREATE VIEW stage_marks AS SELECT 0 AS lead_id, 0 AS position, 0 AS at, 0 AS campaign_id WHERE false;

CREATE TRIGGER stage_marked INSTEAD OF INSERT ON stage_marks BEGIN
  INSERT INTO lead_stages (account_id, same_company_id, position, at, day, left_at, country, source, campaign_id)
  SELECT l.account_id, l.same_company_id, NEW.position, NEW.at, date(NEW.at + coalesce(c.seconds, 0), 'unixepoch'),
    (SELECT max(NEW.at, min(s.at)) FROM lead_stages s
      WHERE s.account_id = l.account_id AND s.same_company_id = l.same_company_id AND s.position > NEW.position),
    coalesce(f.country, l.country, '-'),
    coalesce(f.source, substr(coalesce(l.evidence ->> '$.companyName.source', l.evidence ->> '$.contactEmail.source', '-'), 1, 200)),
    coalesce((SELECT s.campaign_id FROM lead_stages s
      WHERE s.account_id = l.account_id AND s.same_company_id = l.same_company_id AND s.position BETWEEN 3 AND NEW.position
        AND s.campaign_id IS NOT NULL
      ORDER BY s.position LIMIT 1), NEW.campaign_id)
  FROM leads l JOIN accounts a ON a.id = l.account_id
    LEFT JOIN country_utc_offsets c ON c.country = a.hq_country
    LEFT JOIN lead_stages f ON f.account_id = l.account_id AND f.same_company_id = l.same_company_id AND f.position = 1
  WHERE l.id = NEW.lead_id
  ON CONFLICT (account_id, same_company_id, position) DO NOTHING;
  UPDATE lead_stages SET left_at = max(at, NEW.at)
  WHERE account_id = (SELECT account_id FROM leads WHERE id = NEW.lead_id)
    AND same_company_id = (SELECT same_company_id FROM leads WHERE id = NEW.lead_id)
    AND position < NEW.position AND (left_at IS NULL OR left_at > max(at, NEW.at));
END;

-- A lead that is restored brings back what had happened to it.
CREATE TRIGGER leads_discovered AFTER UPDATE OF is_first ON leads WHEN NEW.is_first = 1 AND OLD.is_first = 0 BEGIN
  INSERT INTO stage_marks VALUES (NEW.id, 1, NEW.created_at, NULL);
  INSERT INTO stage_marks SELECT NEW.id, 2, NEW.created_at, NULL
    WHERE (coalesce(NEW.contact_email, '') LIKE '_%@_%._%' AND coalesce(NEW.evidence ->> '$.contactEmail.source', '') <> '');
  INSERT INTO stage_marks SELECT lead_id, position, at, campaign_id FROM (
    SELECT m.lead_id, 3 AS position, m.sent_at AS at, m.campaign_id FROM outreach_messages m
      WHERE m.lead_id = NEW.id AND m.sent_at IS NOT NULL AND coalesce(m.rule, '') NOT IN ('test', 'consent-request')
    UNION ALL SELECT t.lead_id, 4, t.created_at, t.campaign_id FROM threads t WHERE t.lead_id = NEW.id
    UNION ALL SELECT o.lead_id, 5, o.created_at, NULL FROM opportunities o
      WHERE o.account_id = NEW.account_id AND o.lead_id = NEW.id AND o.archived_at IS NULL
    UNION ALL SELECT o.lead_id, 6, coalesce(o.closed_at, o.stage_at), NULL FROM opportunities o
      WHERE o.account_id = NEW.account_id AND o.lead_id = NEW.id AND o.archived_at IS NULL AND o.status = 'closed_won'
  ) ORDER BY position, at;
END;

CREATE TRIGGER leads_qualified AFTER UPDATE OF contact_email, evidence ON leads
WHEN NEW.same_company_id > 0 AND (coalesce(NEW.contact_email, '') LIKE '_%@_%._%'
  AND coalesce(NEW.evidence ->> '$.contactEmail.source', '') <> '')
  AND NOT (coalesce(OLD.contact_email, '') LIKE '_%@_%._%' AND coalesce(OLD.evidence ->> '$.contactEmail.source', '') <> '') BEGIN
  INSERT INTO stage_marks VALUES (NEW.id, 2, max(NEW.created_at, coalesce(unixepoch(NEW.evidence ->> '$.contactEmail.at'), 0)), NULL);
END;

CREATE TRIGGER leads_stages_gone AFTER DELETE ON leads BEGIN
  DELETE FROM lead_stages WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id
    AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.account_id = OLD.account_id AND l.same_company_id = OLD.same_company_id);
END;

-- A company that was merged into another takes its stages along.
CREATE TRIGGER leads_stages_moved AFTER UPDATE OF same_company_id ON leads
WHEN NEW.same_company_id <> OLD.same_company_id AND OLD.same_company_id > 0
  AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.account_id = OLD.account_id AND l.same_company_id = OLD.same_company_id) BEGIN
  INSERT INTO stage_marks SELECT NEW.id, s.position, s.at, s.campaign_id FROM lead_stages s
    WHERE s.account_id = OLD.account_id AND s.same_company_id = OLD.same_company_id ORDER BY s.position;
  DELETE FROM lead_stages WHERE account_id = OLD.account_id AND same_company_id = OLD.same_company_id;
END;

-- Tests and requests for consent are not outreach.
CREATE TRIGGER messages_reached_out AFTER UPDATE OF sent_at ON outreach_messages
WHEN NEW.sent_at IS NOT NULL AND OLD.sent_at IS NULL AND NEW.lead_id IS NOT NULL
  AND coalesce(NEW.rule, '') NOT IN ('test', 'consent-request') BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 3, NEW.sent_at, NEW.campaign_id);
END;

CREATE TRIGGER messages_sent_at_once AFTER INSERT ON outreach_messages
WHEN NEW.sent_at IS NOT NULL AND NEW.lead_id IS NOT NULL AND coalesce(NEW.rule, '') NOT IN ('test', 'consent-request') BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 3, NEW.sent_at, NEW.campaign_id);
END;

CREATE TRIGGER threads_engaged AFTER INSERT ON threads WHEN NEW.lead_id IS NOT NULL BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 4, NEW.created_at, NEW.campaign_id);
END;

CREATE TRIGGER threads_of_lead AFTER UPDATE OF lead_id ON threads WHEN NEW.lead_id IS NOT NULL AND NEW.lead_id IS NOT OLD.lead_id BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 4, NEW.created_at, NEW.campaign_id);
END;

CREATE TRIGGER opportunities_converted AFTER INSERT ON opportunities WHEN NEW.lead_id IS NOT NULL AND NEW.archived_at IS NULL BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 5, NEW.created_at, NULL);
  INSERT INTO stage_marks SELECT NEW.lead_id, 6, coalesce(NEW.closed_at, NEW.stage_at), NULL WHERE NEW.status = 'closed_won';
END;

-- Stages 5 and 6 are read again from the opportunities whenever one is won, reopened, removed or restored.
CREATE TRIGGER opportunities_turned AFTER UPDATE OF status, closed_at, archived_at, lead_id ON opportunities
WHEN OLD.lead_id IS NOT NULL AND (NEW.lead_id IS NOT OLD.lead_id OR NEW.archived_at IS NOT OLD.archived_at
  OR (NEW.status = 'closed_won') <> (OLD.status = 'closed_won') OR (NEW.status = 'closed_won' AND NEW.closed_at IS NOT OLD.closed_at)) BEGIN
  DELETE FROM lead_stages WHERE position >= 5 AND account_id = OLD.account_id
    AND same_company_id = (SELECT l.same_company_id FROM leads l WHERE l.id = OLD.lead_id);
  INSERT INTO stage_marks SELECT lead_id, position, at, NULL FROM (
    SELECT o.lead_id, 5 AS position, o.created_at AS at FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id
        FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id)
        AND o.archived_at IS NULL
    UNION ALL SELECT o.lead_id, 6, coalesce(o.closed_at, o.stage_at) FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id
        FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id)
        AND o.archived_at IS NULL AND o.status = 'closed_won'
  ) ORDER BY position, at;
END;

CREATE TRIGGER opportunities_of_lead AFTER UPDATE OF lead_id ON opportunities
WHEN NEW.lead_id IS NOT NULL AND NEW.lead_id IS NOT OLD.lead_id AND NEW.archived_at IS NULL BEGIN
  INSERT INTO stage_marks VALUES (NEW.lead_id, 5, NEW.created_at, NULL);
  INSERT INTO stage_marks SELECT NEW.lead_id, 6, coalesce(NEW.closed_at, NEW.stage_at), NULL WHERE NEW.status = 'closed_won';
END;

CREATE TRIGGER opportunities_unconverted AFTER DELETE ON opportunities WHEN OLD.lead_id IS NOT NULL BEGIN
  DELETE FROM lead_stages WHERE position >= 5 AND account_id = OLD.account_id
    AND same_company_id = (SELECT l.same_company_id FROM leads l WHERE l.id = OLD.lead_id);
  INSERT INTO stage_marks SELECT lead_id, position, at, NULL FROM (
    SELECT o.lead_id, 5 AS position, o.created_at AS at FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id
        FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id)
        AND o.archived_at IS NULL
    UNION ALL SELECT o.lead_id, 6, coalesce(o.closed_at, o.stage_at) FROM opportunities o
      WHERE o.account_id = OLD.account_id AND o.lead_id IN (SELECT g.id
        FROM leads l JOIN leads g ON g.account_id = l.account_id AND g.same_company_id = l.same_company_id WHERE l.id = OLD.lead_id)
        AND o.archived_at IS NULL AND o.status = 'closed_won'
  ) ORDER BY position, at;
END;

-- The undo of a merge inserts here to rebuild the stages of a company from its events.
CREATE VIEW stage_recounts AS SELECT 0 AS account_id, 0 AS same_company_id WHERE false;

CREATE TRIGGER stage_recounted INSTEAD OF INSERT ON stage_recounts BEGIN
  INSERT INTO stage_marks SELECT l.id, 1, l.created_at, NULL FROM leads l
    WHERE l.account_id = NEW.account_id AND l.same_company_id = NEW.same_company_id AND l.is_first = 1;
  INSERT INTO stage_marks SELECT l.id, 2, max(l.created_at, coalesce(unixepoch(l.evidence ->> '$.contactEmail.at'), 0)), NULL FROM leads l
    WHERE l.account_id = NEW.account_id AND l.same_company_id = NEW.same_company_id
      AND coalesce(l.contact_email, '') LIKE '_%@_%._%' AND coalesce(l.evidence ->> '$.contactEmail.source', '') <> '' ORDER BY 3;
  INSERT INTO stage_marks SELECT l.id, 3, m.sent_at, m.campaign_id FROM leads l CROSS JOIN outreach_messages m ON m.lead_id = l.id
    WHERE l.account_id = NEW.account_id AND l.same_company_id = NEW.same_company_id
      AND m.sent_at IS NOT NULL AND coalesce(m.rule, '') NOT IN ('test', 'consent-request') ORDER BY 3;
  INSERT INTO stage_marks SELECT l.id, 4, t.created_at, t.campaign_id FROM leads l CROSS JOIN threads t ON t.lead_id = l.id
    WHERE l.account_id = NEW.account_id AND l.same_company_id = NEW.same_company_id ORDER BY 3;
  INSERT INTO stage_marks SELECT l.id, 5, o.created_at, NULL
    FROM leads l CROSS JOIN opportunities o ON o.account_id = l.account_id AND o.lead_id = l.id AND o.archived_at IS NULL
    WHERE l.account_id = NEW.account_id AND l.same_company_id = NEW.same_company_id ORDER BY 3;
  INSERT INTO stage_marks SELECT l.id, 6, coalesce(o.closed_at, o.stage_at), NULL
    FROM leads l CROSS JOIN opportunities o ON o.account_id = l.account_id AND o.lead_id = l.id AND o.archived_at IS NULL
    WHERE l.account_id = NEW.account_id AND l.same_company_id = NEW.same_company_id AND o.status = 'closed_won' ORDER BY 3;
END;
