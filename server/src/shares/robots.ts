/** Whatever fetches a link to show something beside it in a message, and whatever calls itself a robot. */
const robots =
  /whatsapp|facebookexternalhit|facebot|telegrambot|twitterbot|slackbot|discordbot|linkedinbot|skypeuripreview|viber|signal|pinterest|redditbot|applebot|googleimageproxy|google-pagerenderer|embedly|iframely|preview|bot\b|crawl|spider|headlesschrome|lighthouse|curl|wget|python-requests|okhttp/i;

/** True for the robots that are known to fetch links, and for a call that does not say what makes it. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || robots.test(userAgent);
