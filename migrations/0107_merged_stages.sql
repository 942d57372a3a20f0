-- Where an undo asks for what the leads of a company reached by what happened to them.
CREATE VIEW stage_recounts AS SELECT 0 AS account_id, 0 AS same_company_id WHERE false;
--> statement-breakpoint
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
--> statement-breakpoint
-- A merge left the stages of its leads below a number that no company has: they belong to the company of the lead.
INSERT INTO stage_marks SELECT -same_company_id, position, at, campaign_id FROM lead_stages WHERE same_company_id < 0 ORDER BY position, at;
--> statement-breakpoint
DELETE FROM lead_stages WHERE same_company_id < 0;
