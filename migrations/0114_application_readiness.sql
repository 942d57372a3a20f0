-- Ready for a decision means that the interview was held; a booked one is only booked.
DROP VIEW application_stages;--> statement-breakpoint
CREATE VIEW application_stages AS
SELECT a.id AS agent_id, a.country AS country, CASE
  WHEN u.deactivated_at IS NOT NULL THEN 'gone'
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
--> statement-breakpoint
CREATE TRIGGER application_interview_booked AFTER INSERT ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_interview_moved AFTER UPDATE OF state ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_interview_removed AFTER DELETE ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = OLD.agent_id)
  WHERE agent_id = OLD.agent_id;
END;
--> statement-breakpoint
UPDATE applications SET stage = (SELECT stage FROM application_stages s WHERE s.agent_id = applications.agent_id)
WHERE stage IN ('interview', 'ready');
