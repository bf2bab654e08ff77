import type { Defect } from './testDefect.ts';
import { acceptDefects } from './testAcceptDefects.ts';
import { accessDefects } from './testAccessDefects.ts';
import { isolationDefects } from './testIsolationDefects.ts';
import { laterDefects } from './testLaterDefects.ts';
import { learningDefects } from './testLearningDefects.ts';
import { lockedDefects } from './testLockedDefects.ts';
import { mailDefects } from './testMailDefects.ts';
import { memberDefects } from './testMemberDefects.ts';
import { moneyDefects } from './testMoneyDefects.ts';
import { paymentDefects } from './testPaymentDefects.ts';
import { peopleDefects } from './testPeopleDefects.ts';
import { personDefects } from './testPersonDefects.ts';
import { promiseDefects } from './testPromiseDefects.ts';
import { raceDefects } from './testRaceDefects.ts';
import { recoveryDefects } from './testRecoveryDefects.ts';
import { secondDefects } from './testSecondDefects.ts';
import { shapeDefects } from './testShapeDefects.ts';
import { textDefects } from './testTextDefects.ts';
import { timeDefects } from './testTimeDefects.ts';

/** Every planted defect, by name. */
export const defects: readonly Defect[] = [
  ...shapeDefects,
  ...accessDefects,
  ...learningDefects,
  ...memberDefects,
  ...raceDefects,
  ...mailDefects,
  ...isolationDefects,
  ...peopleDefects,
  ...lockedDefects,
  ...acceptDefects,
  ...textDefects,
  ...moneyDefects,
  ...paymentDefects,
  ...recoveryDefects,
  ...timeDefects,
  ...promiseDefects,
  ...personDefects,
  ...secondDefects,
  ...laterDefects,
];
