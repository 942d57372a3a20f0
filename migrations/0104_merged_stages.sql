-- What the stages of a company are counted from.
CREATE VIEW stage_events AS
SELECT l.account_id, l.same_company_id, l.id AS lead_id, p.position,
    iif(p.position = 1, l.created_at, max(l.created_at, coalesce(unixepoch(l.evidence ->> '$.contactEmail.at'), 0))) AS at, NULL AS campaign_id
  FROM leads l CROSS JOIN (SELECT 1 AS position UNION ALL SELECT 2) p
  WHERE iif(p.position = 1, l.is_first, coalesce(l.contact_email, '') LIKE '_%@_%._%' AND coalesce(l.evidence ->> '$.contactEmail.source', '') <> '')
UNION ALL SELECT l.account_id, l.same_company_id, l.id, 3, m.sent_at, m.campaign_id
  FROM leads l CROSS JOIN outreach_messages m ON m.lead_id = l.id
  WHERE m.sent_at IS NOT NULL AND coalesce(m.rule, '') NOT IN ('test', 'consent-request')
UNION ALL SELECT l.account_id, l.same_company_id, l.id, 4, t.created_at, t.campaign_id
  FROM leads l CROSS JOIN threads t ON t.lead_id = l.id
UNION ALL SELECT l.account_id, l.same_company_id, l.id, p.position, iif(p.position = 5, o.created_at, coalesce(o.closed_at, o.stage_at)), NULL
  FROM leads l CROSS JOIN opportunities o ON o.account_id = l.account_id AND o.lead_id = l.id AND o.archived_at IS NULL
  CROSS JOIN (SELECT 5 AS position UNION ALL SELECT 6) p
  WHERE p.position = 5 OR o.status = 'closed_won';
--> statement-breakpoint
-- A merge left the stages of its leads below a number that no company has: they belong to the company of the lead.
INSERT INTO stage_marks SELECT -same_company_id, position, at, campaign_id FROM lead_stages WHERE same_company_id < 0 ORDER BY position, at;
--> statement-breakpoint
DELETE FROM lead_stages WHERE same_company_id < 0;
