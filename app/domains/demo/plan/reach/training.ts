export interface DemoLearning {
  /** Days ago, when it was begun and when it was completed. */
  day: number;
  completed?: number;
  lessons: number;
  /** Answers of the quiz that were wrong. */
  wrong?: number;
  rating?: number;
}

const WHOLE = 99;

/** What the demo business did of the first modules, then what the demo agent did. */
export const DEMO_LEARNING: readonly (readonly DemoLearning[])[] = [
  [
    { day: 24, completed: 21, lessons: WHOLE, wrong: 1, rating: 5 },
    { day: 6, lessons: 2 },
  ],
  [
    { day: 40, completed: 37, lessons: WHOLE, rating: 4 },
    { day: 30, completed: 26, lessons: WHOLE, wrong: 1, rating: 5 },
    { day: 3, lessons: 1 },
  ],
];
