ALTER TABLE `referrals` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `referrals` ADD `bonus_close_id` integer;--> statement-breakpoint
ALTER TABLE `referrals` ADD `unsettled` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `referrals_unsettled` ON `referrals` (`id`) WHERE unsettled > 0;--> statement-breakpoint
CREATE INDEX `referrals_with_email` ON `referrals` (`created_at`) WHERE email is not null;--> statement-breakpoint
CREATE INDEX `referrals_email_text` ON `referrals` (`email`) WHERE email is not null;--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('referrals', 90);--> statement-breakpoint
-- Who brought whom in is kept with the agent, so that no way to make an agent leaves it out; the job brings the ledger up to it.
CREATE TRIGGER referral_joined AFTER INSERT ON agents WHEN NEW.referrer_id IS NOT NULL BEGIN
  UPDATE referrals SET state = 'joined', referred_id = NEW.id, joined_at = NEW.created_at, unsettled = unsettled + 1
  WHERE id = (SELECT id FROM referrals WHERE agent_id = NEW.referrer_id AND referred_id IS NULL
    AND email = (SELECT lower(email) FROM users WHERE id = NEW.user_id));
  INSERT INTO referrals (agent_id, state, referred_id, created_at, joined_at, unsettled, is_demo)
  SELECT NEW.referrer_id, 'joined', NEW.id, NEW.created_at, NEW.created_at, 1, u.is_demo FROM users u
  WHERE u.id = NEW.user_id AND NOT EXISTS (SELECT 1 FROM referrals WHERE referred_id = NEW.id);
END;
--> statement-breakpoint
INSERT INTO referrals (agent_id, state, referred_id, created_at, joined_at, unsettled, is_demo, reason)
SELECT a.referrer_id, CASE WHEN a.rejected_at IS NOT NULL THEN 'rejected' WHEN a.reviewed_at IS NOT NULL THEN 'approved' ELSE 'joined' END,
  a.id, a.created_at, a.created_at, 1, u.is_demo, CASE WHEN a.rejected_at IS NOT NULL THEN 'declined' END
FROM agents a JOIN users u ON u.id = a.user_id WHERE a.referrer_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER referral_decided AFTER UPDATE OF reviewed_at, rejected_at ON agents WHEN NEW.referrer_id IS NOT NULL BEGIN
  UPDATE referrals SET unsettled = unsettled + 1,
    state = CASE WHEN NEW.rejected_at IS NOT NULL THEN 'rejected' WHEN NEW.reviewed_at IS NOT NULL THEN 'approved' ELSE 'joined' END,
    reason = CASE WHEN NEW.rejected_at IS NOT NULL THEN 'declined' END
  WHERE referred_id = NEW.id AND reason IS NOT 'self';
END;
--> statement-breakpoint
CREATE TRIGGER referral_reversed AFTER UPDATE OF state ON closes WHEN NEW.state = 'reversed' BEGIN
  UPDATE referrals SET unsettled = unsettled + 1 WHERE referred_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER referral_paid_to AFTER INSERT ON payout_accounts BEGIN
  UPDATE referrals SET unsettled = unsettled + 1
  WHERE (agent_id = NEW.agent_id AND referred_id IS NOT NULL) OR referred_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER referral_paid_elsewhere AFTER UPDATE OF fingerprint ON payout_accounts WHEN NEW.fingerprint <> OLD.fingerprint BEGIN
  UPDATE referrals SET unsettled = unsettled + 1
  WHERE (agent_id = NEW.agent_id AND referred_id IS NOT NULL) OR referred_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER referral_reached_elsewhere AFTER UPDATE OF phone, email ON users
WHEN NEW.user_type = 'agent' AND (NEW.phone IS NOT OLD.phone OR NEW.email <> OLD.email) BEGIN
  UPDATE referrals SET unsettled = unsettled + 1
  WHERE (agent_id = (SELECT id FROM agents WHERE user_id = NEW.id) AND referred_id IS NOT NULL)
    OR referred_id = (SELECT id FROM agents WHERE user_id = NEW.id);
END;
