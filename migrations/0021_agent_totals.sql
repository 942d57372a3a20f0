CREATE TABLE `agent_running_totals` (
	`account_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`day` text NOT NULL,
	`leads_shared` integer NOT NULL,
	`leads_worked` integer NOT NULL,
	`deals_reported` integer NOT NULL,
	`deals_confirmed` integer NOT NULL,
	`revenue` integer NOT NULL,
	`commission` integer NOT NULL,
	PRIMARY KEY(`account_id`, `agent_id`, `day`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `agent_assignments_accepted` ON `agent_assignments` (`account_id`,`is_demo`,`agent_id`) WHERE state in ('accepted', 'ended') and answered_at is not null;
--> statement-breakpoint
-- Sums of what agents did, per agent and for all of an account (agent 0), up to the end of each day (UTC). A period is the difference of two
-- rows, however many leads and deals it has. Shared leads and deals insert here: the change on a day. Later days change with it.
CREATE VIEW agent_total_changes AS SELECT 0 AS account_id, 0 AS agent_id, 0 AS at, 0 AS is_demo, 0 AS leads_shared, 0 AS leads_worked,
  0 AS deals_reported, 0 AS deals_confirmed, 0 AS revenue, 0 AS commission WHERE false;
--> statement-breakpoint
-- A demo row counts for the demo account alone.
CREATE TRIGGER agent_total_changed INSTEAD OF INSERT ON agent_total_changes
  WHEN NEW.is_demo = (SELECT a.is_demo FROM accounts a WHERE a.id = NEW.account_id) BEGIN
  INSERT INTO agent_running_totals (account_id, agent_id, day, leads_shared, leads_worked, deals_reported, deals_confirmed, revenue, commission)
  SELECT NEW.account_id, w.agent_id, date(NEW.at, 'unixepoch'), coalesce(t.leads_shared, 0), coalesce(t.leads_worked, 0),
    coalesce(t.deals_reported, 0), coalesce(t.deals_confirmed, 0), coalesce(t.revenue, 0), coalesce(t.commission, 0)
  FROM (SELECT NEW.agent_id AS agent_id UNION ALL SELECT 0) w
    LEFT JOIN agent_running_totals t ON t.account_id = NEW.account_id AND t.agent_id = w.agent_id
      AND t.day = (SELECT max(b.day) FROM agent_running_totals b
        WHERE b.account_id = NEW.account_id AND b.agent_id = w.agent_id AND b.day < date(NEW.at, 'unixepoch'))
  WHERE NOT EXISTS (SELECT 1 FROM agent_running_totals d
    WHERE d.account_id = NEW.account_id AND d.agent_id = w.agent_id AND d.day = date(NEW.at, 'unixepoch'));
  UPDATE agent_running_totals SET leads_shared = leads_shared + NEW.leads_shared, leads_worked = leads_worked + NEW.leads_worked,
    deals_reported = deals_reported + NEW.deals_reported, deals_confirmed = deals_confirmed + NEW.deals_confirmed,
    revenue = revenue + NEW.revenue, commission = commission + NEW.commission
  WHERE account_id = NEW.account_id AND agent_id IN (NEW.agent_id, 0) AND day >= date(NEW.at, 'unixepoch');
END;
--> statement-breakpoint
-- Leads are counted where they are shared, once for all of them (share-statements.server.ts); they are never deleted.
CREATE TRIGGER agent_totals_lead_worked AFTER UPDATE OF state ON shared_leads WHEN (NEW.state = 'new') <> (OLD.state = 'new') BEGIN
  INSERT INTO agent_total_changes VALUES (NEW.account_id, NEW.agent_id, NEW.shared_at, NEW.is_demo, 0, (OLD.state = 'new') - (NEW.state = 'new'),
    0, 0, 0, 0);
END;
--> statement-breakpoint
-- A test deal counts in no total.
CREATE TRIGGER agent_totals_deal_reported AFTER INSERT ON closes WHEN NEW.is_test = 0 BEGIN
  INSERT INTO agent_total_changes VALUES (NEW.account_id, NEW.agent_id, NEW.reported_at, NEW.is_demo, 0, 0, 1, NEW.state = 'confirmed',
    (NEW.state = 'confirmed') * NEW.value, (NEW.state = 'confirmed') * NEW.commission);
END;
--> statement-breakpoint
CREATE TRIGGER agent_totals_deal_changed AFTER UPDATE OF state ON closes
  WHEN NEW.is_test = 0 AND (NEW.state = 'confirmed') <> (OLD.state = 'confirmed') BEGIN
  INSERT INTO agent_total_changes VALUES (NEW.account_id, NEW.agent_id, NEW.reported_at, NEW.is_demo, 0, 0, 0,
    (NEW.state = 'confirmed') - (OLD.state = 'confirmed'), iif(NEW.state = 'confirmed', NEW.value, -OLD.value),
    iif(NEW.state = 'confirmed', NEW.commission, -OLD.commission));
END;
--> statement-breakpoint
-- What was shared and reported before.
INSERT INTO agent_running_totals (account_id, agent_id, day, leads_shared, leads_worked, deals_reported, deals_confirmed, revenue, commission)
WITH facts AS (
  SELECT account_id, agent_id, date(shared_at, 'unixepoch') AS day, is_demo, 1 AS shared, state <> 'new' AS worked, 0 AS reported, 0 AS confirmed,
    0 AS revenue, 0 AS commission FROM shared_leads
  UNION ALL SELECT account_id, agent_id, date(reported_at, 'unixepoch'), is_demo, 0, 0, 1, state = 'confirmed',
    (state = 'confirmed') * value, (state = 'confirmed') * commission FROM closes WHERE is_test = 0
), days AS (
  SELECT f.account_id, w.agent_id, f.day, sum(f.shared) AS shared, sum(f.worked) AS worked, sum(f.reported) AS reported,
    sum(f.confirmed) AS confirmed, sum(f.revenue) AS revenue, sum(f.commission) AS commission
  FROM facts f JOIN accounts a ON a.id = f.account_id AND a.is_demo = f.is_demo
    JOIN (SELECT DISTINCT account_id, agent_id AS of_agent, agent_id FROM facts UNION SELECT DISTINCT account_id, agent_id, 0 FROM facts) w
      ON w.account_id = f.account_id AND w.of_agent = f.agent_id
  GROUP BY f.account_id, w.agent_id, f.day
)
SELECT account_id, agent_id, day, sum(shared) OVER days_before, sum(worked) OVER days_before, sum(reported) OVER days_before,
  sum(confirmed) OVER days_before, sum(revenue) OVER days_before, sum(commission) OVER days_before
FROM days WINDOW days_before AS (PARTITION BY account_id, agent_id ORDER BY day);
