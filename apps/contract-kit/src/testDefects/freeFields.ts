/** Generated changes that the contract allows, by their names. */
export const allowed: readonly RegExp[] = [
  // Fields that an answer may lack.
  /^listReferrals 200 \/indicados\/\*\/(?:referral_date|nivel|indicador_\w+) left out$/,
  /^list(?:Admin)?Courses 200 \/\*\/content left out$/,
  /^listLessons 200 \/\*\/(?:content|video_url|resource_url) left out$/,
  /^readCourse 403 \S*\/(?:content|description|progress|completed) left out$/,
  /^readCourse 200 (?:\/progress|\S+\/(?:video|resource)_url) left out$/,
  /^(?:\w+Lesson|listLessons|readCourse) 20[01] \S*\/course_id left out$/,
  /^readCourse 403 \S+\/lessons\/\*\/course_id left out$/,
  /^listMyCourses 200 \/\*\/description left out$/,
  /^listMyCertificates 200 \/\*\/course_id /,
  /^listWithdrawals 200 \S+\/(?:notes|paid_at|bank_account_refused) left out$/,
  /^listVideos 200 \S+\/video_date left out$/,
  /^readQualification 200 \S+\/(?:nivel_\w+|resumo) left out$/,
  /^readSponsor 200 \/phone (?:left out|another value)$/,
  // Fields that the contract does not name.
  /^(?:listLessons|updateLesson) 200 \S*\/course_id another value$/,
  // Orders that the contract leaves open.
  /^readEarnings 200 \/totaisPor\w+ another order$/,
  /^readQualification 200 \/indicados another order$/,
  /^list(?:MyCourses|MyCertificates) 200 {2}another order$/,
];

/** Generated defects that no check can see, by their names. */
export const unseen: readonly RegExp[] = [
  // Rows that were there before.
  /^list(?:Videos|Funds|FundHistory) 200 .*(?:another value|a row (?:more|less))$/,
  /^listFunds 200 .*another order$/,
  /^listWithdrawals 200 \S+ (?:another value|a row (?:more|less))$/,
  /^readQualification 200 (?!\/indicados\/\*\/(?:name|email|ativo)).* another value$/,
  /^readEarnings 200 \/ganhos\/\*\/(?:id_assinante|level) /,
  /^list(?:Courses|MyCourses|AdminCourses) 200 {2}a row more$/,
  // Rows that nobody reads.
  /^updateLesson certificates of others lost$/,
  /^(?:resendConfirmation|changePassword|resetPassword|enrollInCourse) (?:mailTokens|sessions|enrolments) of others changed$/,
  /^listPayments 200 \S+\/(?:id|status) another value$/,
  /^listUsedVouchers 200 \S+\/codigo another value$/,
];
