// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description SPEC 7 and D34. Makes the user on first sight, from the verified identity token.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Ask for the deletion of one's account
         * @description D68. From now on every profile of the caller looks deleted to everyone else. For 14 days the caller can take it back (`restoreMe`) and take their data along (`requestExport`); anything else is refused with `account_deletion_pending`. After that everything of theirs is erased, except payments and audit rows, which stay without the person, and signing in again begins a new account. Needs a sign-in within 12 hours, no open payment and no money that is not booked yet or waits for a decision. Asking again answers the same date.
         */
        delete: operations["deleteMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the deletion of one's account back
         * @description D68. Everything is as it was before `deleteMe`; a profile that the team hid stays hidden. Without a deletion to take back it changes nothing.
         */
        post: operations["restoreMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What reaches one, how and when
         * @description D71 to D73. Calm until changed. Language, name and the like are in `GET /users/me`.
         */
        get: operations["getPreferences"];
        /**
         * Change what reaches one, how and when
         * @description D71 to D73. A field left out stays as it is, also a kind and a channel of it. A conversation in `unmute` that is not muted changes nothing. The time zone of quiet hours is a name of the IANA database that the server knows; it is kept by its main name.
         */
        put: operations["updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one's mail goes
         * @description D73. An address is never sent in full, to its owner neither.
         */
        get: operations["getMailAddress"];
        /**
         * Give a mail address
         * @description D73. Mails a link that is good once and for a day; until it is opened (`confirmMailAddress`) the address is used for nothing, and one that was confirmed before stays. Asking again sends another link and ends the last one. A few a day, for a person and for an address.
         */
        put: operations["updateMailAddress"];
        post?: never;
        /**
         * Take one's mail address back
         * @description D73. The address is forgotten, with what waits to be mailed. Without one it changes nothing.
         */
        delete: operations["deleteMailAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm one's mail address
         * @description D73. With the token of the link, once, by the person who gave the address.
         */
        post: operations["confirmMailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is signed in
         * @description D74. The sessions of the last 90 days that are not signed out, the last seen one first, at most 50.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description D74. Ends all sessions of the caller, this one too: their tokens are refused with `signed_out`, renewed ones as well, until the person signs in anew. Nothing is pushed to their devices any more. A realtime connection ends with its token, within the hour.
         */
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of one's data export
         * @description D70. The address of a finished export is good for some minutes; another call gives a new one. The file is removed 7 days after it was asked for.
         */
        get: operations["getExport"];
        put?: never;
        /**
         * Ask for everything that is one's own, as a file
         * @description D70. A zip with one JSON file a kind of data (the schema is at `/export-schema.json`), the pictures, and a page to read. It holds nothing of other people but what they wrote to the caller. One is made at a time: asking meanwhile changes nothing, asking later replaces the last one. A few a day.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user's account
         * @description SPEC 7. The same answer as `GET /users/me`.
         */
        get: operations["getAuthProfile"];
        /**
         * Change the account's display name, picture or language
         * @description D34. Nothing else can be changed here. A field left out stays as it is. A picture must be an own upload or the identity's (D35).
         */
        put: operations["updateAuthProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a profile
         * @description SPEC 5 and 7. At most 10 profiles a user (D37); pictures per D35, links per D5.
         */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/my-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own profiles
         * @description SPEC 2 (My profiles). Oldest first; deleted ones are left out, hidden ones are in it with `isHidden` and count. At most 10, so there are no pages.
         */
        get: operations["listMyProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search profiles
         * @description SPEC 3 (Search result) and 7. `tags`, `languages` and `isPremium` are the advanced filters of the premium tiers (SPEC 6); a free user who sends one gets 403. A profile must carry all the tags and one of the languages that are named; a known tag and a language are found under all their names, in the text too.
         */
        get: operations["searchProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        /**
         * One profile
         * @description SPEC 2 (Profile details) and 6: a guest may see public profiles. The answer never names the owner (D36), but for the X account that the profile links to (D84); links that no admin approved are in it for the owner only (D5). A deleted profile is 404 (D39), and so is a hidden one to everyone but its owner.
         */
        get: operations["getProfile"];
        /**
         * Change a profile's editable fields
         * @description SPEC 5. Changes what is sent. A field that is left out stays as it is, so that a client takes away nothing that it does not know; `null` clears one, an empty list its list. `profileType` must be the stored one, else 409. An edited project link becomes pending again (D5). With `updatedAt`, a profile that was saved since is 409 `profile_changed`; its `errors` name the fields in which what is stored is not what was sent (D58). What a measure of the team in force hides cannot be written back: 403 `hidden_by_team`, with the fields in `errors` (D65).
         */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Delete a profile
         * @description D39. It leaves every public place at once; partners keep their conversations with a deleted profile. A hidden profile can be deleted too, and is then never shown again.
         */
        delete: operations["deleteProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/seeking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        /**
         * What one's profile seeks
         * @description D62. Private to the profile. Nobody but its owner ever gets it, the team included, and no other answer about the profile carries it. `any` everywhere until it is set.
         */
        get: operations["getSeeking"];
        /**
         * Say what one's profile seeks
         * @description D62. Replaces all four groups. The deck follows at once: a profile that does not meet a must is hidden, and each nice that fits adds points. A group without values is stored as `any`. Types and subtypes that no profile can have together are `seeking_contradictory`.
         */
        put: operations["updateSeeking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view of a profile
         * @description D8. One per viewer, profile and day; own views do not count. The answer is the count afterwards.
         */
        post: operations["viewProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own talks with the assistant that can be continued
         * @description D42. The one written in last comes first, so that another device goes on where one stopped. At most 10; there are no pages.
         */
        get: operations["listOnboardingSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-onboarding/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a talk with the assistant
         * @description SPEC 7. `userId` must be the caller's own, else 403 (D6). The answer holds the assistant's first question. A session lasts 7 days; a person has at most 10 (of an eleventh the oldest goes) and starts at most 20 a day, else 429.
         */
        post: operations["startOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-onboarding/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        /**
         * A talk with the assistant
         * @description SPEC 7. Someone else's session, one that was deleted and one that is over 7 days old are 404.
         */
        get: operations["getOnboardingSession"];
        put?: never;
        post?: never;
        /**
         * Delete a talk with the assistant
         * @description D42. With every word of it. For when the profile was made, or is not wanted any more.
         */
        delete: operations["deleteOnboardingSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-onboarding/{sessionId}/message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the assistant something
         * @description SPEC 7. Answers the whole session with the assistant's reply as its last message. At most 60 messages of a person in a session. `clientId` makes it safe to try again: a message that was accepted under it is not taken twice. A message to a completed session opens it again.
         */
        post: operations["sendOnboardingMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ai-onboarding/{sessionId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the talk and look at the profile
         * @description SPEC 4 and 7. Sets `isCompleted`, and `progress` to 100; repeated, it answers the same. Only when `extractedData.isComplete`, else 409. It makes no profile: what was gathered goes, with the person's edits and pictures, to `POST /profiles`.
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next cards of the deck
         * @description SPEC 3 (Match queue response). Profiles that the acting profile has not decided on, in one order whatever their plan: by score (D38) and by what is due today (D61), then newest. The first card of a UTC day is of premium_plus, marked `isBoosted`, and further such cards are at most one in four of the day while there are others (D12). Own profiles never appear (D3), nor those that do not meet a must of the acting one (D62), which `profileType` and `proven` can only narrow. Who liked you appears like anybody else, without any sign of it (D24). A card stays until it is decided.
         */
        get: operations["getMatchQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/like/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like or super-like a profile
         * @description SPEC 4 and D24. Repeated, it answers what it answered first and uses no second like; a mutual like is a match, also at the same instant. A like after a dislike replaces it. Limits are per user and UTC day (D3, D11).
         */
        post: operations["likeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/dislike/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass on a profile
         * @description D39. Hides the profile from the acting profile for 90 days. Repeating it changes nothing; a like is not taken back by it.
         */
        post: operations["dislikeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/decision/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        /**
         * What the acting profile decided on a profile
         * @description For the page of a profile (SPEC 2, Profile details): the own decision alone, the conversation where both liked each other, and what the two have in common, as on a card. Nothing in it differs for a profile that liked the acting one (D1, D24). A pass counts for 90 days (D39). Limits are per user and UTC day (D3, D11).
         */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/score/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        /**
         * Why a card is in the deck
         * @description Each point of the score of two profiles (D38) as it stands now, the same things from either side but for what the acting profile seeks (D62). Only that and what the pages of both show counts: who liked whom, tiers and popularity are no part of it.
         */
        get: operations["getScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The matches of one's profile
         * @description SPEC 7, newest first. A partner that was deleted stays as a deleted profile (D39). A match that has ended is none, and people whom one blocked are left out (D64).
         */
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/matches/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a match
         * @description D64. Between two profiles: their conversation is closed for both and says so (`closed.isEnded`), it stays readable, and neither deck shows the other for 90 days. Only a new mutual like makes them a match again, with all that was written. Ending it again changes nothing.
         */
        delete: operations["unmatchProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/inbound-likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Likes received
         * @description SPEC 2 (Likes) and D1, newest first. For a free user a like says only that it happened, and stays when the liker is deleted, as its going would say who it was; premium tiers see who it was. Once it was answered by a like, everyone sees who it was. Without `userProfileId` the likes of all own profiles.
         */
        get: operations["listInboundLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/matching/outbound-likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Likes sent
         * @description SPEC 2 (Likes), newest first. Without `userProfileId` the likes of all own profiles.
         */
        get: operations["listOutboundLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a person
         * @description The home of a member (SPEC 2): over all own profiles the conversations with something unread, the matches in which nobody has written yet and the likes received, of each the newest 6 and how many there are; the likes as in `listInboundLikes` (D1). And what may be done today (D3), and what would strengthen the acting profile most.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/new-in-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is new in one's tags
         * @description At most 6 profiles that share a tag with the acting one, the newest first: none of one's own, and none that the acting profile has decided on. Who liked it appears like anybody else (D24).
         */
        get: operations["listNewInTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of it
         * @description What the acting profile did, and what came of it, in the last 7 and 28 UTC days, today included: cards that it decided on, likes that it gave, matches, and conversations in which its partner answered it for the first time. And what its figures depend on: the days on which it decided on cards, whether it seeks something (D62), and how strong it is.
         */
        get: operations["getOutcomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own plan
         * @description SPEC 3 (Subscription) and D14. Who never paid has the free tier without an end.
         */
        get: operations["getMySubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one's plan allows
         * @description SPEC 6 and D11. `null` means unlimited.
         */
        get: operations["getSubscriptionFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the plans cost
         * @description D9, D45. Prices live on the server; the USD figures are the equivalent at the last good rate, which is of `asOf`. They are `null` where there never was a rate.
         */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take up a plan that is paid for
         * @description SPEC 7 and D13. Grants nothing by itself: there must be a confirmed payment of that tier by the caller that no period has used. There is no Stripe here: `stripeSubscriptionId` is taken and means nothing.
         */
        put: operations["upgradeSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * No reminders to renew
         * @description SPEC 7 and D13. The tier stays until its period ends. Done twice it is as done once; `resumeSubscription` and a new purchase take it back.
         */
        put: operations["cancelSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscriptions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reminders to renew again
         * @description D13. Takes `cancelSubscription` back. Done twice it is as done once.
         */
        put: operations["resumeSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/network-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where and in what is paid
         * @description SPEC 3 (Chain config). `rpcUrl` is a public one, for wallets that do not know the network. A method that is off says why (D18, D45); all are off while nothing is booked.
         */
        get: operations["getNetworkConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/crypto/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a payment
         * @description SPEC 5 and 7, D9, D14, D16. One fresh address, an amount that is frozen, and 15 minutes. `usdPrice` is taken and never believed. Of BNB the amount is rounded up to 6 decimals; USDT and BUSD are asked in the dollars that the BNB price is worth at the frozen rate. A pending payment is a conflict that names it (`pendingPaymentId`, `pendingPayment`); it can be dropped (`dropPayment`). The same tier can be bought in its last 7 days and goes on where it ends; Premium Plus can be bought beside Premium, whose unused time is added to it. At most 50 a UTC day. `payments_unavailable` while what is paid would not be booked within the window. `account_suspended` while the person is suspended: a plan would be of no use (D65).
         */
        post: operations["initPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/crypto/transaction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * A payment of one's own, with all that happened to it
         * @description SPEC 3 and 7, D15 to D19. Somebody else's is 404. `transfers` are those that are final, each with what it counted for; `seenAmount` is what the network shows and is booked nowhere yet. `unsettled` is money that bought nothing and waits for a decision: the payer may say what they want (`claimPayment`).
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/crypto/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * How far a payment of one's own is
         * @description SPEC 7. The light one of the two, for whoever asks every few seconds.
         */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/crypto/my-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own payments
         * @description SPEC 2 (My payments) and 7. The newest first.
         */
        get: operations["listMyPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/crypto/{id}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an open payment of one's own
         * @description D15. It is `expired` from now on (`droppedAt`), and another one can be begun. What is in a block after that is late; what was sent before still counts. One that is over already is answered as it is, so the call may be repeated. What is paid, or seen on the network, cannot be dropped, nor what has a block that is not booked yet.
         */
        post: operations["dropPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/crypto/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what is to become of money that bought nothing
         * @description D15. A period for it, where it is worth about the price (`unsettledWorth`), or its return to an address that the payer owns: that address signs the payment's `claimMessage` (EIP-191). The team decides. Another claim takes the place of the first until all is settled.
         */
        post: operations["claimPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/words/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Words that others use, for what is typed
         * @description Completes a tag, interest or skill (D43). A known thing is found by any of its names, whatever the language, case, width and accents, and is answered under its name in `language`. Words of people's own are answered when more profiles carry them than one person can have. The most used first.
         */
        get: operations["suggestWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translation/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a profile says, in another language
         * @description SPEC 7 and D7. What is translated is the stored text of the profile that `profile._id` names; nothing else of it is taken. Kept for 24 hours by profile, language and text. A text that is in the language already comes back as it is, with `provider` null. Names stay as they are. `description`, `goals` and `lookingFor` are SPEC's; our profiles do not have them.
         */
        post: operations["translateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/market/tokens/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's contract on BSC, in one case or with the checksum of EIP-55. */
                address: components["schemas"]["TokenAddress"];
            };
            cookie?: never;
        };
        /**
         * What the market says of a project's token
         * @description SPEC 3 (token pair data), 5 and 7. From DexScreener, else from GeckoTerminal: the pair with the most liquidity in which the token is the base, and with at least 1,000 USD in it. At most a minute old; while no source answers up to an hour, with its age. A token that no living project names is not looked up.
         */
        get: operations["getTokenMarket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description SPEC 5 and 7, D35, D55. The file is judged by its content, never by its name or declared type: JPEG, PNG, GIF or WebP of at most 5 MB,
         *     40 million pixels and 16,384 on a side. It is turned upright and made anew as WebP in sRGB; where it was taken and all else that it carried is gone, and of an animation
         *     its first frame stays. `category` says how it is cut: `avatar` to its square middle, `cover` to its middle three times as wide as high; `gallery`
         *     and `profile` (photos) stay whole. None is wider or higher than 1280.
         *
         *     The picture belongs to the caller, who alone may use it: by its `url`, in a profile or as the account's own picture. One that nothing uses for 24 hours is
         *     deleted. The same file again gives the same answer, so the call may be repeated. At most 200 a day and 8 at once, else 429 `rate_limited`; when too many
         *     upload at once, 503 with `Retry-After` for whoever has the most waiting. A form that is none is 400 `malformed_request`.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest profiles, redacted
         * @description For the landing page (SPEC 2). Nothing in it leads to a profile (D1): no name, text or picture, ids that mean nothing and change, days instead of times, and no order within a day. Newest day first.
         */
        get: operations["listLatestProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        /**
         * One profile, as a guest reads it
         * @description SPEC 2 (`/gallery/{id}`) and 7. The same for everyone, its owner too: nothing about the owner (D36) but for the X account that it links to (D84), no link that no admin approved (D5) and none of a private group. A deleted profile is 404 (D39), and so is one across a block (D64).
         */
        get: operations["getGalleryProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/browse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and browse profiles
         * @description SPEC 2 (Gallery) and 7, for everyone. Answers what a card shows, the same for whoever asks, and nothing of an owner (D36); nobody across a block (D64). `searchText` is looked for as in `/profiles/search`; where nothing holds its words, profiles with names, tags or words like it are answered, and `meta.isAlike` is true. `tags`, `languages` and `isPremium` are the advanced filters of the premium tiers (SPEC 6): 403 without one. What is popular is written down in docs/decisions.
         */
        get: operations["browseGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups that anyone may join or follow
         * @description SPEC 2 (Public groups) and 5, for everyone: the groups that are public and have a community link or an X profile, the newest first. `searchText` is looked for as in `/gallery/browse`.
         */
        get: operations["listPublicGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What many people look at and like in these days
         * @description SPEC 2 (Gallery): at most 12 profiles, first the one that most people looked at or liked within 7 days; each person counts once. A profile that fewer than three people looked at is no trend. Made anew every ten minutes.
         */
        get: operations["listTrendingProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people, profiles, matches and messages there are
         * @description Counted from the database every ten minutes (D29), for the landing page, with what the installation can.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gifs/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * GIFs that many people send now
         * @description SPEC 7, 9 and D44. From the service that the installation names, asked by the server with the strictest filter, and kept for five minutes. The service learns neither who asks nor from where.
         */
        get: operations["listTrendingGifs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gifs/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * GIFs for words
         * @description SPEC 7, 9 and D44, as for those that trend. The service gets the words and the language.
         */
        get: operations["searchGifs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations of one's profile
         * @description SPEC 3 (Conversation) and 9. Those where it is the profile's turn come first (D63), each group by the last message, the newest first.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Open the conversation with a matched profile
         * @description SPEC 7 and D33. Two profiles have one conversation, which their match made. Without `profileId` the caller's profile that matched with the target is meant, the latest match if there are several.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/your-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations that wait longest for one's profile
         * @description D63. `isBeforeDeck` is true from 8 of them on, once a day (UTC) and profile. It asks for attention; likes go on as the tier says.
         */
        get: operations["getYourTurn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/your-turn/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on to the deck for today
         * @description D63. `isBeforeDeck` stays false for this profile until the next day (UTC), on every device. Repeating it changes nothing.
         */
        post: operations["passYourTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/conversations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a conversation kindly
         * @description D63. Closed for both sides: it is nobody's turn, and the partner is notified in kind words. Both may still write; a message of the profile that closed it opens it again. Closing a closed conversation changes nothing.
         */
        post: operations["closeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * A page of a conversation
         * @description SPEC 9. Always ascending by `seq`. Without `before` and `after` the newest; with `before` the ones just below that number; with `after` what was missed above it. Not both. `meta.hasMore` tells whether there is more in that direction.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a conversation read
         * @description SPEC 7. All messages of the partner up to `upToSeq` become read, or up to now without it; the partner and the reader's other devices are told by the realtime event `read`. Repeating it, or naming a place before, changes nothing.
         */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messaging/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description D25 and D33. `clientId` makes it safe to try again: 201 when the message is new, 200 with the same message when this client id was already accepted. A message without one is always new. A GIF and its still picture come from the hosts of the GIF service only (D35). D69: a text with a seed phrase is refused, whatever is `acknowledged`; a text that may do harm is refused with `message_warned` and its `warnings`, unless each of their kinds is acknowledged. D66: newcomers send no links in conversations that were not answered, and have at most 5 unanswered conversations, `until` a day.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's notifications
         * @description SPEC 3 (Notification), newest first. What a free user may not know is not in them (D1): to them the likes of one own profile that are unread, or were read at once, are one notification (D41). What is about a deleted own profile is left out.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the badges
         * @description SPEC 3 (Counters), over all own profiles.
         */
        get: operations["getNotificationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-likes-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear the count of new likes
         * @description SPEC 4. Marks the notifications of likes read. Answers the counts afterwards.
         */
        post: operations["markLikesViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-all-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications read
         * @description SPEC 4, for all notifications that there are at this moment. Answers the counts afterwards.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification read
         * @description SPEC 4. Repeating it changes nothing; of joined likes, those that came later stay unread. Someone else's notification is 404.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description SPEC 4. Of joined likes, those that came later stay. For a day it can be restored. Someone else's notification is 404.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted notification back
         * @description SPEC 4, undone: for a day after it was deleted, with the joined likes that went with it, read or unread as it was. Repeating it changes nothing. Where a newer unread notification speaks for it by now, that one is answered. Someone else's notification is 404.
         */
        post: operations["restoreNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/ably-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token for the realtime connection
         * @description SPEC 7 and D4. Allows subscribing only, to the caller's own channels: `user:{userId}`, `user:{profileId}` of own profiles, `payment:{id}` of own payments of the last 7 days, `conversation:{id}` of the 50 most recent own conversations and of the one asked for, `ticket:{id}` of the 20 own tickets that changed last and of the one asked for, which for the team (`support`) may be anybody's, for the team `tickets`, and for admins `reports`.
         */
        get: operations["getRealtimeToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everyone with an account
         * @description SPEC 7 and 8 (Admin). The newest first, or the oldest. `search` finds a part of a name, an X handle or a wallet, and a whole Privy id; case makes no difference.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a person a tier
         * @description SPEC 7 (Admin). A paid tier lasts for that many months from now (D14); free ends it at once. Asks for a sign-in not older than 12 hours (D50). Leaves a row in the audit log (D2), also where it is refused.
         */
        put: operations["updateSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the change of a person's tier back
         * @description D14. For ten minutes, by whoever made it, as long as nothing has changed the person's plan since: the tier, its end and what was paid for are as they were before. Otherwise 409. `tier` and `expiresAt` name what is taken back, as the change answered them. Asks for a sign-in not older than 12 hours (D50). Leaves a row in the audit log (D2), also where it is refused.
         */
        post: operations["undoSubscriptionUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name a person's role in the team
         * @description D50. `null` takes it. A role that the configuration gives stays. Asks for a sign-in not older than 12 hours. Leaves a row in the audit log (D2).
         */
        put: operations["updateRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everyone's payments
         * @description SPEC 7 (Admin). The newest first, or the oldest. `needsDecision` leaves those with money that bought nothing and that nobody has settled (D15).
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the ledger and the chain differ by
         * @description D47. As the treasury's `reconcile` last found it; `null` where it never ran.
         */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/sweep-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was moved to the treasury, and what waits
         * @description SPEC 3 (Sweep stats), D47. Dollars, with BNB at the last good rate; tokens that are no method of payment are listed and not valued.
         */
        get: operations["getSweepStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        /**
         * The whole story of a payment
         * @description D15. What the payer sees, who it is, and how each transfer was settled.
         */
        get: operations["getTeamPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle money that bought nothing
         * @description D15. `credited` gives the payer a period of the payment's tier, for transfers that are worth about its price (else `worth_too_little`); `refunded` notes the transaction that returned the money, which is looked up: what is odd about it is noted (`warnings`) and refuses nothing. Each transfer is settled once, whoever else tries at the same time, and none before everything is booked that may have come within the payment's window (`payment_not_booked_yet`): what is settled counts for the payment no more. Asks for a sign-in not older than 12 hours (D50). Leaves a row in the audit log (D2), also where it is refused.
         */
        post: operations["settlePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pending-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Project links that wait for the team
         * @description SPEC 2, 3 and 7 (Admin), D5. The newest first; those of deleted profiles are left out.
         */
        get: operations["listPendingLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/links/{profileId}/{linkId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that carries the link. */
                profileId: components["parameters"]["ReviewedProfileId"];
                /** @description The link. */
                linkId: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a project link
         * @description SPEC 4 and 7 (Admin). The link is published. Of two people who decide at once one does; the other gets 409. Leaves a row in the audit log (D2).
         */
        post: operations["approveLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/links/{profileId}/{linkId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that carries the link. */
                profileId: components["parameters"]["ReviewedProfileId"];
                /** @description The link. */
                linkId: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a project link
         * @description SPEC 4 and 7 (Admin). The link is deleted. Of two people who decide at once one does; the other gets 409. Leaves a row in the audit log (D2).
         */
        post: operations["rejectLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/links/{profileId}/{linkId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that carries the link. */
                profileId: components["parameters"]["ReviewedProfileId"];
                /** @description The link. */
                linkId: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a decision on a project link back
         * @description D59. For ten minutes, by whoever made it, as long as nobody has changed the link since: it waits again, in its old place. Otherwise 409. `decision` names what is taken back. Leaves a row in the audit log (D2).
         */
        post: operations["undoLinkDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profiles, as the team sees them
         * @description SPEC 2 and 7 (Admin). The newest first, or the oldest. `search` finds a part of a name, and a whole id of a profile or of its owner. Hidden profiles are in the list of `state: hidden` alone.
         */
        get: operations["listAdminProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{id}/verified": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a profile is verified, or take it back
         * @description D52. It is verified under `name`, which whoever verifies it saw: if it has another one by now, 409 `profile_renamed`. Under any other name the badge does not show. Leaves a row in the audit log (D2).
         */
        put: operations["verifyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{id}/verified/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that a profile was verified, or no longer
         * @description D52. For ten minutes, by whoever made it, as long as nobody has changed it since: the profile is verified under the name from before again, or not. Otherwise 409. `isVerified` names what is taken back. Leaves a row in the audit log (D2).
         */
        post: operations["undoVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/profiles/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a profile, or show it again
         * @description D2 and D39. A hidden profile is to everyone else as one that was deleted; unlike one, it can be shown again as it was. Its owner is told, with the reason, still sees it among their own profiles, and can delete it: then it is gone for the team too. Showing one that a decision in force hides, or whose owner is suspended, is refused with 409 `already_decided`: lift the decision instead (D65). Leaves a row in the audit log.
         */
        put: operations["hideProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the team changed
         * @description D2. The newest first, or the oldest. `action` is an operationId, `subject` the id of whom or what was changed, `actorId` the id of who changed it.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/migrations/normalize-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How "Normalize X/Twitter Links" stands
         * @description SPEC 2 (Admin). The latest run, dry ones too; null where there never was one.
         */
        get: operations["getLinkMigration"];
        put?: never;
        /**
         * Run "Normalize X/Twitter Links"
         * @description SPEC 2 and 7 (Admin). Rewrites links to X of all profiles to `https://x.com/{handle}`, some profiles at a time, in the background: the answer is the run as it begins, and reading it again shows how far it is. `dryRun` changes nothing and says what would change. A second run finds nothing to change. Leaves a row in the audit log (D2).
         */
        post: operations["normalizeLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/migrations/normalize-links/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop "Normalize X/Twitter Links"
         * @description SPEC 2 (Admin). What was changed stays changed; a new run goes on with the rest. Leaves a row in the audit log (D2).
         */
        post: operations["stopLinkMigration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened, day by day
         * @description SPEC 2 (Admin). Sign-ups, profiles, matches, messages, people who paid for the first time, and revenue, of each of the last days, today included. Days are UTC's. Days that are over are counted once, in the background.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview/matching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What matching did, week by week
         * @description D60. The last 26 UTC weeks that are over, the newest first: how evenly profiles were shown, how many practically were not, how often each tier was, and how many matches were answered. Measured in the background, from sums of exposure.
         */
        get: operations["listMatchingWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the installation is
         * @description What waits and what failed in the background, how far payments are read from the chain (D17), the model's budget of the day (D42) and the size of the database. It costs little, so that it can be asked for again and again.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What ails the installation
         * @description The checks of `mutuals doctor` (D50, D78), run by the server that answers: configuration as it has it, database, jobs, and each outside service, beside each other, each within 8 seconds. Without the comparison of the schema, which needs a database of its own. They are kept for a minute, since a file is put and deleted, an event published and the model asked. No secret is in them.
         */
        get: operations["getHealthChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health/failed-jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try failed jobs again
         * @description One failed job, or all of a kind: each is put back among those that wait, as if it were new. A job that does not stand failed any more is left alone, so that two people may both ask for it. Leaves a row in the audit log (D2).
         */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved profiles
         * @description SPEC 2 (Bookmarks), D22. Last saved first; a deleted profile leaves the list (D39).
         */
        get: operations["listBookmarks"];
        put?: never;
        /**
         * Save a profile
         * @description SPEC 5 (Bookmark), D22. For the person, whichever profile they act as; at most 1,000.
         */
        post: operations["createBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookmarks/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which profiles are saved
         * @description The ids of all saved profiles (D22), so that every card can show whether it is one.
         */
        get: operations["listBookmarkIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookmarks/{profileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Save a profile no more
         * @description D22. One that is not saved is left as it is, so that two devices may both do it.
         */
        delete: operations["deleteBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what breaks the rules
         * @description DSA 16 and D67. Anyone may report a profile, a group, an approved link or an upload of one, guests without signing in; a message only who received it. What is reported is frozen as it was. `evidence` are messages of the reporter's own conversations. The same thing again, while the team has not decided, is 200 with the report that there is. At most 100 a UTC day and person, 20 from an address of guests, else 429 `rate_limited`.
         */
        post: operations["sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's reports
         * @description D67 and DSA 16. What the caller reported, the newest first, and what became of each.
         */
        get: operations["listMyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key to subscribe with
         * @description D71. The server's public key (RFC 8292), for `pushManager.subscribe`. A subscription belongs to the key that it was made with.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices that are told
         * @description D71. The newest first. A browser knows its own by the hash of its endpoint, and subscribes again when it is not there or has another key.
         */
        get: operations["listPushSubscriptions"];
        put?: never;
        /**
         * Be told on this device
         * @description D71. What the browser's `pushManager.subscribe` returned. The same browser's subscription is replaced, whoever had it. At most 20 devices of one person: the oldest go. The endpoint must be of a browser's push service.
         */
        post: operations["createPushSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Tell this device no more
         * @description D71. What is on its way may still arrive; the browser unsubscribes as well.
         */
        delete: operations["deletePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom one blocked
         * @description D64. The last one first, each with the profile that one saw.
         */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Block the person of a profile
         * @description D64. All profiles of both people, later ones too, vanish from each other everywhere, and nobody is told: to the other person it looks as if the caller's profiles were deleted. Blocking again returns the first block. At most 1,000. A profile that is gone can be blocked by who matched with it or liked it.
         */
        post: operations["createBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{blockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock
         * @description D64. What was between the two is as before, a match and its conversation included, unless the other person has blocked as well.
         */
        delete: operations["deleteBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        /**
         * What a profile has proven
         * @description D84. To others what its owner shows, one claim at a time: what, how, and when it was last checked. To its owner all of them, what is begun and what is unconfirmed, and as history what was withdrawn, the last first. Before them, where a link that the reader sees names the X account that the owner signs in with, one of kind `x`.
         */
        get: operations["listProofs"];
        put?: never;
        /**
         * Begin to prove something
         * @description D84. Answers what to sign, place or ask for. A challenge is for this profile and person alone, ends after 10 minutes, and is used up by the check that it meets. Begun again, a proof gets a new one; what is to be placed stays the same, so that nothing has to be placed twice. Who holds the same is said only once this profile has proven it as well (D85).
         */
        post: operations["createProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/proofs/{proofId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Show a proof, or keep it to oneself
         * @description D87. A wallet is shown only where its owner says so; what else is proven is shown unless they say not.
         */
        put: operations["updateProof"];
        post?: never;
        /**
         * Take a proof back
         * @description D84. It is shown nowhere from now on, and stays in its owner's history; one that was never made is gone. What it held can be proven by others.
         */
        delete: operations["deleteProof"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/proofs/{proofId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a challenge is met
         * @description D84. Send what the challenge asks for: a `signature`, the `code` and `state` of a sign-in, what the `telegram` widget gave, or nothing where something was placed. Where somebody else holds the same, 409 `proof_conflict`: it waits for the team, and both are told (D85).
         */
        post: operations["checkProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        /**
         * Who says to belong to a project of one's own
         * @description D84. Those who wait for an answer come first, then those who have a seat.
         */
        get: operations["listSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/seats/{proofId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether somebody belongs to a project of one's own
         * @description D84. A seat that was given can be taken back the same way. The other person is told.
         */
        post: operations["answerSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/proof-conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What two people have proven
         * @description D85. Each with the evidence of both sides; what is open, the oldest first, or what was decided, the last first.
         */
        get: operations["listProofConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/proof-conflicts/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conflict. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide who holds what two people have proven
         * @description D85. By nobody who is one of the two. Both are told. If somebody else holds it than `holder`, whom whoever decides saw, 409 `proof_holder_changed`: another decision or a deleted proof makes an heir. Leaves a row in the audit log.
         */
        post: operations["decideProofConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was reported
         * @description D65 and D66. Each thing once, with its reports and evidence, earlier measures on its person and their other profiles. What is open comes as it is due: what cannot wait, then on newcomers, then what many report, and the oldest first. What was handed to the owners comes first to them, and to others only with `escalated`. Of decided ones the last comes first.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/{subjectId}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry of what was reported. */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Claim what was reported
         * @description D51, as of tickets. Tells the others that the caller looks at it. Leaves a row in the audit log.
         */
        put: operations["assignReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/{subjectId}/escalation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry of what was reported. */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hand what was reported to the owners
         * @description D50 and D65. With a note it leaves the admins' queue, unclaimed, and is first in the owners', who alone decide on it then. Without one it is handed back, by an owner or whoever handed it over. It is not handed over where nobody but the person it is about is an owner. Leaves a row in the audit log.
         */
        put: operations["escalateReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/{subjectId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry of what was reported. */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on what was reported
         * @description D65 and D67. Takes the measure, produces the statement of reasons (DSA 17) in the language of the person, and tells them and whoever reported it; all or nothing. `none` dismisses. Nobody decides on themselves. Only an owner suspends for good (`days` left out), and until a second person confirms it, it ends after 7 days. Leaves a row in the audit log.
         */
        post: operations["decideOnReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/decisions/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a suspension for good
         * @description D65. By another person than who decided. Leaves a row in the audit log.
         */
        post: operations["confirmDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/decisions/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a measure
         * @description D65. Puts back what it hid. Leaves a row in the audit log.
         */
        post: operations["liftDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appeals
         * @description D67 and DSA 20. Those without an answer, the oldest first; or the answered ones, the newest first.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/appeals/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an appeal
         * @description D67 and DSA 20. By somebody else than who decided. When it is granted, everything is put back. Leaves a row in the audit log.
         */
        post: operations["answerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decisions about oneself
         * @description D67 and DSA 17. The measures of the team on the caller, the newest first, each with its statement of reasons and its appeal.
         */
        get: operations["listMyDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal a decision
         * @description D67 and DSA 20. Once, within six months.
         */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transparency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of reports and decisions
         * @description D67 and DSA 24. Reports by reason, decisions by measure and by rule, appeals by what became of them, by quarter (UTC).
         */
        get: operations["getTransparency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's tickets
         * @description SPEC 2 (Support) and 7. The one that changed last comes first.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Ask the team for help
         * @description SPEC 5 (Ticket form) and 7. At most 20 a UTC day, else 429 `rate_limited`.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * A ticket and its newest messages
         * @description SPEC 7. One's own; the team (`support`) may read every one. Anybody else's is 404.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * A page of the messages of a ticket
         * @description SPEC 7. At most 50, always ascending by `seq`: the newest, or with `before` the ones just below that number. `meta.hasMore` tells whether there are earlier ones. For whoever may read the ticket; anybody else's is 404.
         */
        get: operations["listTicketMessages"];
        put?: never;
        /**
         * Write into an own ticket
         * @description SPEC 4 and 7. A closed ticket takes none, and one of 500 messages no more.
         */
        post: operations["sendTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Resolve, close or reopen an own ticket
         * @description SPEC 4 and D26: open to resolved, resolved to closed or open, closed to open. Anything else is 409 `ticket_move_not_allowed`.
         */
        put: operations["updateTicketStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that the answers to an own ticket were seen
         * @description SPEC 4, for tickets: `unreadAnswers` becomes 0, and the notification of the answers read. Repeating it changes nothing.
         */
        post: operations["markTicketRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's pictures that wait to be sent with a ticket
         * @description D51 and D58. What was uploaded for tickets by the caller in the last 24 hours and not sent yet, the newest first: a draft shows its pictures again by them, and says of those that are not among them that they are gone.
         */
        get: operations["listUnsentTicketPictures"];
        put?: never;
        /**
         * Upload a picture for a ticket
         * @description D51. Judged and made anew as all uploads are (`uploadPicture`), and counted with them: at most 200 a day, else 429 `rate_limited`. It belongs to
         *     the caller, who sends it with a ticket or a message, once; one that was not sent for 24 hours is deleted. It is no picture of a profile: nobody but
         *     the person who asks and the team reaches it, by an address that expires.
         */
        post: operations["uploadTicketPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everyone's tickets
         * @description SPEC 7 (Admin) and D51: what is open or in progress comes first; then those of premium_plus, then premium; then by priority, and the oldest first.
         */
        get: operations["listAllTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/admin/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team and how fast it answers
         * @description SPEC 2 (Admin). Who a ticket can be given to, and half of how long the latest first answers of the last 30 days took at most.
         */
        get: operations["getTicketDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/admin/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved replies
         * @description SPEC 2 (Admin). What the team answers often, by name, in each language. `{name}`, `{tier}` and `{payment}` stand for those of whom the reply is for; whoever writes it fills them in.
         */
        get: operations["listSavedReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/admin/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reply. A new one gets the id that it is first saved under. */
                id: components["parameters"]["SavedReplyId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make or change a saved reply
         * @description SPEC 2 (Admin), D58. There are 100 at most. Repeated, it changes nothing more. An edit names the `updatedAt` that it began from: one of a reply that was saved since, or that names none where there is another reply, is 409 `saved_reply_changed`, whose `errors` name the fields in which what is stored is not what was sent. One of a reply that was deleted since is 409 `saved_reply_deleted`; without `updatedAt` it is made anew. Leaves a row in the audit log (D2).
         */
        put: operations["saveReply"];
        post?: never;
        /**
         * Remove a saved reply
         * @description SPEC 2 (Admin). One that is not there stays away. Leaves a row in the audit log (D2).
         */
        delete: operations["deleteSavedReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * A ticket with what only the team reads
         * @description SPEC 2 (Admin). The ticket with its newest messages, the notes of the team, and what is known of who asks.
         */
        get: operations["getTeamTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something for the team
         * @description SPEC 2 (Admin). Nobody but the team ever reads it; the person who asks is not told. A closed ticket takes notes too, one with 100 of them no more. Leaves a row in the audit log (D2).
         */
        post: operations["addTicketNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a ticket
         * @description SPEC 7 (Admin). The person is notified. A closed ticket takes none, and one of 500 messages no more. Leaves a row in the audit log (D2).
         */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a ticket any other status
         * @description SPEC 4 and 7 (Admin). The status that it has is 409 `ticket_move_not_allowed`. Leaves a row in the audit log (D2).
         */
        put: operations["setTicketStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin/status/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the change of a ticket's status back
         * @description For ten minutes, by whoever changed it, as long as it has that status and nobody of the team has changed it since: the ticket has the status from before again. Otherwise 409. `status` names what is taken back. Leaves a row in the audit log (D2).
         */
        post: operations["undoTicketMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a ticket to somebody of the team
         * @description SPEC 5 and 7 (Admin). `null` gives it back to all. Leaves a row in the audit log (D2).
         */
        put: operations["assignTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/admin/assign/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that a ticket was given to somebody
         * @description For ten minutes, by whoever gave it, as long as nobody has given it on since: whoever had it before has it again. Otherwise 409. `assignedTo` names what is taken back. Leaves a row in the audit log (D2).
         */
        post: operations["undoTicketAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A UUID in small letters.
         */
        Id: string;
        /**
         * Format: date-time
         * @description ISO 8601, UTC, with milliseconds.
         */
        DateTime: string;
        /** Format: date-time */
        NullableDateTime: string | null;
        /**
         * Format: visible-name
         * @description One word of a comma list, so without a comma.
         */
        Word: string;
        WordList: components["schemas"]["Word"][];
        /**
         * Format: uri
         * @description Only https links are accepted (D5).
         */
        Link: string;
        /** Format: uri */
        NullableLink: string | null;
        LinkList: components["schemas"]["Link"][];
        /**
         * Format: uri
         * @description The address of an own upload, or of the identity's picture (D35). What the address of an upload says of it is described under "Pictures" above.
         */
        PictureUrl: string;
        /** Format: uri */
        NullablePictureUrl: string | null;
        /**
         * Format: uri
         * @description On the GIF host (D35).
         */
        GifUrl: string;
        /** Format: uri */
        NullableGifUrl: string | null;
        /** @enum {string} */
        PictureCategory: "avatar" | "cover" | "gallery" | "profile";
        UploadedPicture: {
            /** @description The largest size. The address by which the picture is used. */
            url: components["schemas"]["PictureUrl"];
            width: number;
            height: number;
            /** @description Base64url, without padding. */
            thumbhash: string;
            /** @description The smallest first, `url` last. */
            sizes: components["schemas"]["PictureSize"][];
        };
        PictureSize: {
            url: components["schemas"]["PictureUrl"];
            width: number;
            height: number;
        };
        PictureDescription: {
            /** @description One that the profile names as `avatar`, `coverImage` or in `gallery`. */
            url: components["schemas"]["PictureUrl"];
            /** Format: visible-name */
            description: string;
        };
        /** @description What pictures of the profile show, for who cannot see them; at most one of each picture. */
        PictureDescriptionList: components["schemas"]["PictureDescription"][];
        Photo: {
            url: components["schemas"]["PictureUrl"];
        };
        /** @description SPEC 3 names the field, and no form fills it: it is empty (docs/decisions/019-pictures.md). */
        PhotoList: components["schemas"]["Photo"][];
        /** @enum {string} */
        Language: "en" | "fr" | "zh";
        /** @enum {string} */
        Tier: "free" | "premium" | "premium_plus";
        Pagination: {
            page: number;
            limit: number;
            total: components["schemas"]["Total"];
            /** @description Of `total`. */
            totalPages: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        TeamPagination: {
            page: number;
            limit: number;
            /** @description How many there are, or, where `isTotalExact` is false, as far as they were counted: there are more. */
            total: number;
            /** @description Of `total`. */
            totalPages: number;
            nextCursor: components["schemas"]["NextCursor"];
            /** @description D27. False: there are more than `total`, and counting all would take too long. */
            isTotalExact: boolean;
        };
        /** @description How many there are. It is counted up to 100, or to one more than this part reaches: 100 means "99+", and there is always one more where the list goes on. */
        Total: number;
        /** @description The `cursor` of the next part; null where the list ends. */
        NextCursor: string | null;
        /** @enum {string} */
        WordKind: "tag" | "interest" | "skill";
        WordSuggestions: {
            data: {
                word: string;
                /** @description How many carry it, under whatever name. */
                profiles: number;
            }[];
        };
        User: {
            _id: components["schemas"]["Id"];
            privyId: string;
            displayName: string;
            avatar: components["schemas"]["NullablePictureUrl"];
            twitterUsername: string | null;
            isAdmin: boolean;
            /** @description In the team (D50); null for everyone else. */
            role: components["schemas"]["NullableRole"];
            subscription: {
                tier: components["schemas"]["Tier"];
            };
            language: components["schemas"]["Language"];
            /** @description Only while a decision of the team keeps the person from something (D65). */
            standing?: components["schemas"]["Standing"];
            /** @description Whether others see how soon the person's profiles usually answer (D63). */
            showsReplyHabit: boolean;
            /** @description When the deletion that the person asked for becomes final (D68); null if they asked for none. */
            deletionFinalAt: components["schemas"]["NullableDateTime"];
            createdAt: components["schemas"]["DateTime"];
            linkedAccounts: components["schemas"]["LinkedAccount"][];
        };
        Standing: {
            /** @description Until when the person may not send messages. */
            mutedUntil: components["schemas"]["NullableDateTime"];
            isSuspended: boolean;
            /** @description Null for good. */
            suspendedUntil: components["schemas"]["NullableDateTime"];
        };
        /** @description Where one is told of a kind of event. */
        Channels: {
            /** @description In the list of notifications and its badge. */
            inProduct: boolean;
            /** @description On every device that takes push messages. */
            push: boolean;
            /** @description By mail: tickets, payments and decisions at once, the others in the digest. */
            mail: boolean;
        };
        /** @description Only what changes. */
        ChannelsUpdate: {
            /** @description In the list of notifications and its badge. */
            inProduct?: boolean;
            /** @description On every device that takes push messages. */
            push?: boolean;
            /** @description By mail: tickets, payments and decisions at once, the others in the digest. */
            mail?: boolean;
        };
        KindChannels: {
            match: components["schemas"]["Channels"];
            message: components["schemas"]["Channels"];
            like: components["schemas"]["Channels"];
            ticket: components["schemas"]["Channels"];
            payment: components["schemas"]["Channels"];
            decision: components["schemas"]["Channels"];
        };
        KindChannelsUpdate: {
            match?: components["schemas"]["ChannelsUpdate"];
            message?: components["schemas"]["ChannelsUpdate"];
            like?: components["schemas"]["ChannelsUpdate"];
            ticket?: components["schemas"]["ChannelsUpdate"];
            payment?: components["schemas"]["ChannelsUpdate"];
            decision?: components["schemas"]["ChannelsUpdate"];
        };
        /**
         * @description How long one must have stayed away before a digest of what waits is mailed, and how often at most.
         * @enum {string}
         */
        DigestInterval: "off" | "daily" | "weekly";
        /** @description Hours and minutes, 24 hours a day. */
        ClockTime: string;
        /** @description When nothing is pushed or mailed, every day; what comes meanwhile waits until `to`, which may be on the next day. Null for none. */
        QuietHours: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            /** @description A time zone of the IANA database. */
            zone: string;
        } | null;
        Preferences: {
            kinds: components["schemas"]["KindChannels"];
            digest: components["schemas"]["DigestInterval"];
            quietHours: components["schemas"]["QuietHours"];
            /** @description Whether what was written is shown on a locked screen (D71). */
            showsWords: boolean;
            /** @description Conversations of own profiles that are neither pushed nor mailed. */
            mutedConversations: components["schemas"]["Id"][];
        };
        PreferencesUpdate: {
            kinds?: components["schemas"]["KindChannelsUpdate"];
            digest?: components["schemas"]["DigestInterval"];
            quietHours?: components["schemas"]["QuietHours"];
            showsWords?: boolean;
            /** @description Conversations to be muted. */
            mute?: components["schemas"]["Id"][];
            /** @description Conversations that are heard again. */
            unmute?: components["schemas"]["Id"][];
        };
        /** @description The first letter and the domain of an address; null for none. */
        MailAddressHint: string | null;
        MailAddress: {
            /** @description The confirmed one. */
            address: components["schemas"]["MailAddressHint"];
            /**
             * @description Why nothing is mailed there any more; null while it is.
             * @enum {string|null}
             */
            stoppedBy: "bounce" | "complaint" | null;
            /** @description The one that was not confirmed yet. */
            waiting: components["schemas"]["MailAddressHint"];
            /** @description Whether this installation sends mail. */
            isAvailable: boolean;
        };
        MailAddressInput: {
            /** @description One address, without a name or brackets. */
            address: string;
        };
        MailConfirmation: {
            token: string;
        };
        Device: {
            _id: components["schemas"]["Id"];
            /** @description Its name, as far as it says it. */
            browser: string | null;
            system: string | null;
            /** @description Whether it is the one that asks. */
            isCurrent: boolean;
            /** @description When it was first seen. */
            createdAt: components["schemas"]["DateTime"];
            /** @description When it was last seen, to the hour. */
            seenAt: components["schemas"]["DateTime"];
        };
        DeviceList: {
            data: components["schemas"]["Device"][];
        };
        AccountDeletion: {
            /** @description When everything is erased. Until then it can be taken back. */
            finalAt: components["schemas"]["DateTime"];
        };
        DataExport: {
            /**
             * @description `failed`: it could not be made. Asking again makes a new one.
             * @enum {string}
             */
            state: "none" | "making" | "ready" | "failed";
            requestedAt: components["schemas"]["NullableDateTime"];
            readyAt: components["schemas"]["NullableDateTime"];
            /** @description When the file is removed. */
            expiresAt: components["schemas"]["NullableDateTime"];
            /** @description The size of the file. */
            bytes: number | null;
            /** @description Where the file is, below the origin; good for some minutes. */
            url: string | null;
        };
        UserList: {
            data: components["schemas"]["User"][];
            meta: components["schemas"]["TeamPagination"];
        };
        /** @enum {string|null} */
        NullableRole: "support" | "admin" | "owner" | null;
        /** @description A Privy id. */
        TargetUserId: string;
        /** @description Why, for the audit log. */
        Reason: string;
        SubscriptionUpdate: {
            targetUserId: components["schemas"]["TargetUserId"];
            tier: components["schemas"]["Tier"];
            /**
             * @description How long a paid tier lasts from now.
             * @default 1
             */
            months?: number;
            reason?: components["schemas"]["Reason"];
        };
        SubscriptionUndo: {
            targetUserId: components["schemas"]["TargetUserId"];
            tier: components["schemas"]["Tier"];
            /** Format: date-time */
            expiresAt: string | null;
        };
        RoleUpdate: {
            targetUserId: components["schemas"]["TargetUserId"];
            role: components["schemas"]["NullableRole"];
            reason?: components["schemas"]["Reason"];
        };
        PendingLink: {
            profileId: components["schemas"]["Id"];
            linkId: components["schemas"]["Id"];
            profileName: components["schemas"]["ProfileName"];
            avatar: components["schemas"]["NullablePictureUrl"];
            linkUrl: components["schemas"]["Link"];
            createdAt: components["schemas"]["DateTime"];
            /** @description Where the link leads, without `www.`. */
            host: string;
            /** @description How often the team decided on links of this profile before. */
            earlier: {
                approved: number;
                rejected: number;
            };
        };
        PendingLinkList: {
            data: components["schemas"]["PendingLink"][];
            meta: components["schemas"]["TeamPagination"];
        };
        LinkDecision: {
            profileId: components["schemas"]["Id"];
            linkId: components["schemas"]["Id"];
            decision: components["schemas"]["LinkChoice"];
        };
        /** @enum {string} */
        LinkChoice: "approve" | "reject";
        LinkDecisionUndo: {
            decision: components["schemas"]["LinkChoice"];
        };
        AdminProfile: {
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            name: components["schemas"]["ProfileName"];
            bio: string;
            avatar: components["schemas"]["NullablePictureUrl"];
            tags: components["schemas"]["WordList"];
            views: number;
            likes: number;
            matches: number;
            /** @description Whether it shows the badge: it was verified, and still has the name of then (D52). */
            isVerified: boolean;
            /** @description The name under which it was verified, where that is another than today. */
            verifiedName: string | null;
            hidden: {
                at: components["schemas"]["DateTime"];
                reason: string;
            } | null;
            createdAt: components["schemas"]["DateTime"];
            owner: {
                _id: components["schemas"]["Id"];
                privyId: string;
                displayName: string;
            };
        };
        AdminProfileList: {
            data: components["schemas"]["AdminProfile"][];
            meta: components["schemas"]["TeamPagination"];
        };
        VerifiedUpdate: {
            isVerified: boolean;
            /** @description The profile's name as whoever verifies it saw it; not needed to take it back. */
            name?: components["schemas"]["ProfileName"];
            reason?: components["schemas"]["Reason"];
        };
        VerifiedUndo: {
            isVerified: boolean;
        };
        HiddenUpdate: {
            isHidden: boolean;
            /** @description Why; its owner reads it. */
            reason: components["schemas"]["Reason"];
        };
        AuditEntry: {
            _id: components["schemas"]["Id"];
            actor: {
                _id: components["schemas"]["Id"];
                displayName: string;
                privyId: string;
            };
            /** @description An operationId. */
            action: string;
            /** @description The id of whom or what was changed. */
            subject: string;
            /** @description What a person or profile of that id is called today, or the subject of a ticket. */
            subjectName: string | null;
            /** @description What the change touched, as it was: JSON. */
            before: string | null;
            /** @description What the change touched, as it became: JSON. Of what was refused, its `code` as `refused`. */
            after: string | null;
            reason: string | null;
            /** @description The request that asked for it, as in the log of the server; null where none did, or that is not known. */
            requestId: string | null;
            /** @description Where that request came from. */
            address: string | null;
            createdAt: components["schemas"]["DateTime"];
        };
        AuditList: {
            data: components["schemas"]["AuditEntry"][];
            meta: components["schemas"]["TeamPagination"];
        };
        LinkMigrationAnswer: {
            data: components["schemas"]["LinkMigration"] | null;
        };
        /** @description SPEC 3 (Migration result), and how far it is. */
        LinkMigration: {
            _id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "running" | "stopped" | "finished";
            isDryRun: boolean;
            /** @description It is finished and nothing failed. */
            success: boolean;
            /** @description As many as there were when it began. */
            totalProfiles: number;
            doneProfiles: number;
            updatedCount: number;
            skippedCount: number;
            errorCount: number;
            /** @description The first ten. */
            changes: {
                profileName: string;
                changes: string[];
            }[];
            /** @description The first fifty. */
            errors: {
                profileId: components["schemas"]["Id"];
                error: string;
            }[];
            startedAt: components["schemas"]["DateTime"];
            endedAt: components["schemas"]["NullableDateTime"];
        };
        LinkedAccount: components["schemas"]["TwitterAccount"] | components["schemas"]["EmailAccount"] | components["schemas"]["WalletAccount"];
        TwitterAccount: {
            /** @constant */
            type: "twitter_oauth";
            username: string;
        };
        EmailAccount: {
            /** @constant */
            type: "email";
            address: string;
        };
        WalletAccount: {
            /** @constant */
            type: "wallet";
            address: string;
        };
        UserUpdate: {
            /** Format: visible-name */
            displayName?: string;
            /** @description `null` returns to the picture of the identity. */
            avatar?: components["schemas"]["NullablePictureUrl"];
            language?: components["schemas"]["Language"];
            showsReplyHabit?: boolean;
        };
        /** @enum {string} */
        ProfileType: "individual" | "group" | "project";
        /** @enum {string} */
        IndividualRole: "artist" | "developer" | "trader" | "influencer" | "raider";
        /** @enum {string} */
        GroupType: "call_group" | "cabal" | "community" | "dao";
        /** @enum {string} */
        ProjectType: "token" | "nft" | "defi" | "dapp";
        /**
         * @description Only there in the caller's own profile that the team hid: nobody else sees it, and all that can be done with it is to delete it.
         * @constant
         */
        IsHidden: true;
        /**
         * @description Within how long the profile usually answers, from 5 conversations on (D63). Left out where it is not known, and where its owner does not show it.
         * @enum {string}
         */
        ReplyHabit: "day" | "few_days" | "week";
        /** Format: visible-name */
        ProfileName: string;
        ProfileBio: string;
        /** @description The token's contract on BSC. */
        TokenAddress: string;
        /** Format: visible-name */
        Chain: string;
        /**
         * @description How far a project is: an idea, being built, running, at rest, or over.
         * @enum {string}
         */
        ProjectStatus: "idea" | "building" | "active" | "paused" | "ended";
        /**
         * Format: visible-name
         * @description Where its money comes from, in a few words of its own.
         */
        Funding: string;
        /** @description How many people make it. */
        TeamSize: number;
        NullableTeamSize: number | null;
        /** @description A profile as others see it; its owner also gets the links that are not approved yet (D5, D36). */
        Profile: components["schemas"]["IndividualProfile"] | components["schemas"]["GroupProfile"] | components["schemas"]["ProjectProfile"];
        IndividualProfile: {
            /** @constant */
            profileType: "individual";
            _id: components["schemas"]["Id"];
            /** @description Whether the caller owns it. */
            isOwner: boolean;
            isHidden?: components["schemas"]["IsHidden"];
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            pictureDescriptions: components["schemas"]["PictureDescriptionList"];
            tags: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description Whether the owner has a paid tier. */
            isPremium: boolean;
            /** @description Whether the team verified it under the name that it has (D52). */
            isVerified: boolean;
            proofs: components["schemas"]["ShownProofList"];
            replyHabit?: components["schemas"]["ReplyHabit"];
            views: number;
            likes: number;
            matches: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            subtype: components["schemas"]["IndividualRole"];
            individualData: components["schemas"]["IndividualData"];
        };
        GroupProfile: {
            /** @constant */
            profileType: "group";
            _id: components["schemas"]["Id"];
            /** @description Whether the caller owns it. */
            isOwner: boolean;
            isHidden?: components["schemas"]["IsHidden"];
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            pictureDescriptions: components["schemas"]["PictureDescriptionList"];
            tags: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description Whether the owner has a paid tier. */
            isPremium: boolean;
            /** @description Whether the team verified it under the name that it has (D52). */
            isVerified: boolean;
            proofs: components["schemas"]["ShownProofList"];
            replyHabit?: components["schemas"]["ReplyHabit"];
            views: number;
            likes: number;
            matches: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            subtype: components["schemas"]["GroupType"];
            groupData: components["schemas"]["GroupData"];
        };
        ProjectProfile: {
            /** @constant */
            profileType: "project";
            _id: components["schemas"]["Id"];
            /** @description Whether the caller owns it. */
            isOwner: boolean;
            isHidden?: components["schemas"]["IsHidden"];
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            pictureDescriptions: components["schemas"]["PictureDescriptionList"];
            tags: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description Whether the owner has a paid tier. */
            isPremium: boolean;
            /** @description Whether the team verified it under the name that it has (D52). */
            isVerified: boolean;
            proofs: components["schemas"]["ShownProofList"];
            replyHabit?: components["schemas"]["ReplyHabit"];
            views: number;
            likes: number;
            matches: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            subtype: components["schemas"]["ProjectType"];
            projectData: components["schemas"]["ProjectData"];
        };
        IndividualData: {
            role: components["schemas"]["IndividualRole"];
            skills: components["schemas"]["WordList"];
            portfolio: components["schemas"]["LinkList"];
            gallery: components["schemas"]["PictureUrl"][];
            social: components["schemas"]["Social"];
            /** @description Artists. */
            externalPortfolio: components["schemas"]["NullableLink"];
            /** @description Artists. */
            twitterLink: components["schemas"]["NullableLink"];
            /** @description Developers. */
            githubLink: components["schemas"]["NullableLink"];
            /** @description Developers. Links that no admin approved are there for the owner only (D5). */
            projectLinks: components["schemas"]["ProjectLink"][];
            /** @description Traders, influencers and raiders. */
            xLink: components["schemas"]["NullableLink"];
            /** @description Traders, influencers and raiders (GMGN). */
            walletLink: components["schemas"]["NullableLink"];
        };
        ProjectLink: {
            _id: components["schemas"]["Id"];
            url: components["schemas"]["Link"];
            /** @description Approved by an admin. */
            isVerified: boolean;
        };
        Social: {
            github: components["schemas"]["NullableLink"];
            twitter: components["schemas"]["NullableLink"];
            x: components["schemas"]["NullableLink"];
            website: components["schemas"]["NullableLink"];
        };
        GroupData: {
            groupType: components["schemas"]["GroupType"];
            /** @description What people come for. */
            categories: components["schemas"]["WordList"];
            memberCount: number;
            isPublic: boolean;
            entryRequirements: string | null;
            /** @description `null` to others when the group is not public. */
            communityLink: components["schemas"]["NullableLink"];
            /** @description `null` to others when the group is not public. */
            xProfile: components["schemas"]["NullableLink"];
            /** @description Empty to others when the group is not public. */
            social: components["schemas"]["Social"];
        };
        ProjectData: {
            projectType: components["schemas"]["ProjectType"];
            status: components["schemas"]["ProjectStatus"];
            funding: string | null;
            teamSize: components["schemas"]["NullableTeamSize"];
            tokenAddress: string | null;
            website: components["schemas"]["NullableLink"];
            twitterProfile: components["schemas"]["NullableLink"];
            telegramLink: components["schemas"]["NullableLink"];
            links: components["schemas"]["ProjectMoreLinks"];
            chain: string | null;
        };
        /** @description What it takes to make a profile (SPEC 5). Fields that belong to another role are refused. */
        ProfileInput: components["schemas"]["IndividualInput"] | components["schemas"]["GroupInput"] | components["schemas"]["ProjectInput"];
        /** @description What is edited. What is left out stays as it is stored; `null`, and of a list an empty one, clears. */
        ProfileUpdate: components["schemas"]["IndividualUpdate"] | components["schemas"]["GroupUpdate"] | components["schemas"]["ProjectUpdate"];
        IndividualInput: {
            /** @constant */
            profileType: "individual";
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar?: components["schemas"]["PictureUrl"];
            coverImage?: components["schemas"]["PictureUrl"];
            pictureDescriptions?: components["schemas"]["PictureDescriptionList"];
            tags?: components["schemas"]["WordList"];
            languages?: components["schemas"]["WordList"];
            interests?: components["schemas"]["WordList"];
            individualData: components["schemas"]["IndividualDataInput"];
        };
        IndividualUpdate: {
            /** @constant */
            profileType: "individual";
            /**
             * Format: date-time
             * @description Of the profile that the edit began from (D58).
             */
            updatedAt?: string;
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar?: components["schemas"]["NullablePictureUrl"];
            coverImage?: components["schemas"]["NullablePictureUrl"];
            pictureDescriptions?: components["schemas"]["PictureDescriptionList"];
            tags?: components["schemas"]["WordList"];
            languages?: components["schemas"]["WordList"];
            interests?: components["schemas"]["WordList"];
            individualData: components["schemas"]["IndividualDataUpdate"];
        };
        GroupInput: {
            /** @constant */
            profileType: "group";
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar?: components["schemas"]["PictureUrl"];
            coverImage?: components["schemas"]["PictureUrl"];
            pictureDescriptions?: components["schemas"]["PictureDescriptionList"];
            tags?: components["schemas"]["WordList"];
            languages?: components["schemas"]["WordList"];
            interests?: components["schemas"]["WordList"];
            groupData: components["schemas"]["GroupDataInput"];
        };
        GroupUpdate: {
            /** @constant */
            profileType: "group";
            /**
             * Format: date-time
             * @description Of the profile that the edit began from (D58).
             */
            updatedAt?: string;
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar?: components["schemas"]["NullablePictureUrl"];
            coverImage?: components["schemas"]["NullablePictureUrl"];
            pictureDescriptions?: components["schemas"]["PictureDescriptionList"];
            tags?: components["schemas"]["WordList"];
            languages?: components["schemas"]["WordList"];
            interests?: components["schemas"]["WordList"];
            groupData: components["schemas"]["GroupDataUpdate"];
        };
        ProjectInput: {
            /** @constant */
            profileType: "project";
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar?: components["schemas"]["PictureUrl"];
            coverImage?: components["schemas"]["PictureUrl"];
            pictureDescriptions?: components["schemas"]["PictureDescriptionList"];
            tags?: components["schemas"]["WordList"];
            languages?: components["schemas"]["WordList"];
            interests?: components["schemas"]["WordList"];
            projectData: components["schemas"]["ProjectDataInput"];
        };
        ProjectUpdate: {
            /** @constant */
            profileType: "project";
            /**
             * Format: date-time
             * @description Of the profile that the edit began from (D58).
             */
            updatedAt?: string;
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar?: components["schemas"]["NullablePictureUrl"];
            coverImage?: components["schemas"]["NullablePictureUrl"];
            pictureDescriptions?: components["schemas"]["PictureDescriptionList"];
            tags?: components["schemas"]["WordList"];
            languages?: components["schemas"]["WordList"];
            interests?: components["schemas"]["WordList"];
            projectData: components["schemas"]["ProjectDataUpdate"];
        };
        IndividualDataInput: {
            role: components["schemas"]["IndividualRole"];
            skills?: components["schemas"]["WordList"];
            portfolio?: components["schemas"]["LinkList"];
            gallery?: components["schemas"]["PictureUrl"][];
            social?: components["schemas"]["SocialInput"];
            /** @description Artists. */
            externalPortfolio?: components["schemas"]["Link"];
            /** @description Artists. */
            twitterLink?: components["schemas"]["Link"];
            /** @description Developers. */
            githubLink?: components["schemas"]["Link"];
            /** @description Developers. */
            projectLinks?: components["schemas"]["ProjectLinkInput"][];
            /** @description Traders, influencers and raiders. */
            xLink?: components["schemas"]["Link"];
            /** @description Traders, influencers and raiders (GMGN). */
            walletLink?: components["schemas"]["Link"];
        };
        IndividualDataUpdate: {
            role: components["schemas"]["IndividualRole"];
            skills?: components["schemas"]["WordList"];
            portfolio?: components["schemas"]["LinkList"];
            gallery?: components["schemas"]["PictureUrl"][];
            social?: components["schemas"]["SocialUpdate"];
            /** @description Artists. */
            externalPortfolio?: components["schemas"]["NullableLink"];
            /** @description Artists. */
            twitterLink?: components["schemas"]["NullableLink"];
            /** @description Developers. */
            githubLink?: components["schemas"]["NullableLink"];
            /** @description Developers. */
            projectLinks?: components["schemas"]["ProjectLinkInput"][];
            /** @description Traders, influencers and raiders. */
            xLink?: components["schemas"]["NullableLink"];
            /** @description Traders, influencers and raiders (GMGN). */
            walletLink?: components["schemas"]["NullableLink"];
        };
        ProjectLinkInput: {
            url: components["schemas"]["Link"];
        };
        SocialInput: {
            github?: components["schemas"]["Link"];
            twitter?: components["schemas"]["Link"];
            x?: components["schemas"]["Link"];
            website?: components["schemas"]["Link"];
        };
        SocialUpdate: {
            github?: components["schemas"]["NullableLink"];
            twitter?: components["schemas"]["NullableLink"];
            x?: components["schemas"]["NullableLink"];
            website?: components["schemas"]["NullableLink"];
        };
        GroupDataInput: {
            groupType: components["schemas"]["GroupType"];
            /** @description What people come for. */
            categories?: components["schemas"]["WordList"];
            /** @description 1 when left out. */
            memberCount?: number;
            /** @description False when left out. */
            isPublic?: boolean;
            entryRequirements?: string;
            communityLink?: components["schemas"]["Link"];
            xProfile?: components["schemas"]["Link"];
            social?: components["schemas"]["SocialInput"];
        };
        GroupDataUpdate: {
            groupType: components["schemas"]["GroupType"];
            /** @description What people come for. */
            categories?: components["schemas"]["WordList"];
            /** @description An edit may say 0. */
            memberCount?: number;
            /** @description Whether its links are shown. */
            isPublic?: boolean;
            entryRequirements?: string | null;
            communityLink?: components["schemas"]["NullableLink"];
            xProfile?: components["schemas"]["NullableLink"];
            social?: components["schemas"]["SocialUpdate"];
        };
        /** @description Where a project can be followed besides: SPEC 3 names `links{}` without its entries. */
        ProjectMoreLinks: {
            github: components["schemas"]["NullableLink"];
            discord: components["schemas"]["NullableLink"];
        };
        ProjectMoreLinksInput: {
            github?: components["schemas"]["Link"];
            discord?: components["schemas"]["Link"];
        };
        ProjectMoreLinksUpdate: {
            github?: components["schemas"]["NullableLink"];
            discord?: components["schemas"]["NullableLink"];
        };
        ProjectDataInput: {
            projectType: components["schemas"]["ProjectType"];
            /** @description `active` when left out. */
            status?: components["schemas"]["ProjectStatus"];
            funding?: components["schemas"]["Funding"];
            teamSize?: components["schemas"]["TeamSize"];
            tokenAddress?: components["schemas"]["TokenAddress"];
            website?: components["schemas"]["Link"];
            twitterProfile?: components["schemas"]["Link"];
            telegramLink?: components["schemas"]["Link"];
            links?: components["schemas"]["ProjectMoreLinksInput"];
            chain?: components["schemas"]["Chain"];
        };
        ProjectDataUpdate: {
            projectType: components["schemas"]["ProjectType"];
            status?: components["schemas"]["ProjectStatus"];
            /** Format: visible-name */
            funding?: string | null;
            teamSize?: components["schemas"]["NullableTeamSize"];
            tokenAddress?: string | null;
            website?: components["schemas"]["NullableLink"];
            twitterProfile?: components["schemas"]["NullableLink"];
            telegramLink?: components["schemas"]["NullableLink"];
            links?: components["schemas"]["ProjectMoreLinksUpdate"];
            /** Format: visible-name */
            chain?: string | null;
        };
        PushKey: {
            /** @description A point of P-256, uncompressed, in base64url: the `applicationServerKey`. */
            publicKey: string;
            keyId: components["schemas"]["PushKeyId"];
        };
        /** @description A short name for a public key of the server. */
        PushKeyId: string;
        PushSubscription: {
            _id: components["schemas"]["Id"];
            /** @description SHA-256 of the endpoint, in base64url. The endpoint itself is never sent. */
            endpointHash: string;
            keyId: components["schemas"]["PushKeyId"];
            createdAt: components["schemas"]["DateTime"];
        };
        PushSubscriptionInput: {
            endpoint: string;
            keyId: components["schemas"]["PushKeyId"];
            keys: {
                /** @description The browser's public key, in base64url. */
                p256dh: string;
                /** @description Its secret, in base64url. */
                auth: string;
            };
        };
        /**
         * @description What is claimed. A `contract` is a token as well; a `seat` is to belong to a project.
         * @enum {string}
         */
        ProofKind: "wallet" | "github" | "repository" | "domain" | "contract" | "collection" | "telegram" | "seat";
        /**
         * @description A ProofKind, or `x`: the account of X that its owner signs in with (D84). That one is no row and nothing is to be done for it: it is shown as long as the profile links to the account, and says nothing otherwise (D36).
         * @enum {string}
         */
        ShownProofKind: "wallet" | "github" | "repository" | "domain" | "contract" | "collection" | "telegram" | "seat" | "x";
        /**
         * @description How it was shown: an address signed; a contract account called a signature its own; the account signed in; a file in the repository; the right to administer it; a DNS record; a file on the site; who deployed the contract signed, or who owns it; the address that signed holds pieces of the collection, or minted them; the project said so.
         * @enum {string}
         */
        ProofMethod: "signature" | "smart_account" | "sign_in" | "file" | "admin" | "dns" | "well_known" | "deployer" | "owner" | "holds" | "minted" | "project";
        /**
         * @description `unconfirmed` could not be confirmed since `unconfirmedSince` (D86); `conflicting` waits for the team, as somebody else holds the same (D85).
         * @enum {string}
         */
        ProofState: "pending" | "proven" | "unconfirmed" | "conflicting" | "withdrawn";
        /** @enum {string} */
        ShownProofState: "proven" | "unconfirmed";
        /**
         * @description `disputed`: somebody else has proven the same; `kept` and `given`: the team decided so, or a project gave a seat.
         * @enum {string}
         */
        ProofChange: "unconfirmed" | "withdrawn" | "disputed" | "kept" | "given";
        /**
         * @description Its owner took it back, its year was over, it was found to be false for 14 days, it belongs to another, the team decided so, or the project said no.
         * @enum {string}
         */
        WithdrawnBecause: "owner" | "expired" | "false" | "changed_hands" | "team" | "project";
        /** @description An address in lower case, a GitHub, Telegram or X name without `@`, `owner/name` of a repository, a host, or for a seat the id of the project. */
        ProofSubject: string;
        /** @description A claim, a method and a date (D84). Nothing else of it is public. */
        ShownProof: {
            kind: components["schemas"]["ShownProofKind"];
            subject: components["schemas"]["ProofSubject"];
            /** @description The name of the project of a seat; null for all others, once the project is gone, and where the reader may not see its owner (D64). */
            name: string | null;
            /** @description collection: how many pieces. */
            count: number | null;
            method: components["schemas"]["ProofMethod"];
            provedAt: components["schemas"]["DateTime"];
            checkedAt: components["schemas"]["DateTime"];
            state: components["schemas"]["ShownProofState"];
        };
        /** @description What it has proven and shows (D84, D87), the newest first. */
        ShownProofList: components["schemas"]["ShownProof"][];
        Proof: {
            /** @description Of an `x` the id of the profile, by which nothing can be checked or taken back. */
            _id: components["schemas"]["Id"];
            kind: components["schemas"]["ShownProofKind"];
            subject: components["schemas"]["ProofSubject"];
            /** @description The name of the project of a seat; null for all others, once the project is gone, and where the reader may not see its owner (D64). */
            name: string | null;
            /** @description collection: how many pieces. */
            count: number | null;
            /** @description Null until it is proven. */
            method: components["schemas"]["ProofMethod"] | null;
            state: components["schemas"]["ProofState"];
            /** @description Whether others see it; always true to them. Of an `x`, whether they see the link that shows it. */
            isShown: boolean;
            provedAt: components["schemas"]["NullableDateTime"];
            checkedAt: components["schemas"]["NullableDateTime"];
            /** @description When it has to be proven again; null where looking again is enough. */
            expiresAt: components["schemas"]["NullableDateTime"];
            unconfirmedSince: components["schemas"]["NullableDateTime"];
            withdrawnAt: components["schemas"]["NullableDateTime"];
            withdrawnBecause: components["schemas"]["WithdrawnBecause"] | null;
            /** @description What is to be done; null where nothing is, and to others. */
            challenge: components["schemas"]["ProofChallenge"] | null;
            /** @description Null where there is none that is open, and to others. */
            conflict: components["schemas"]["OwnProofConflict"] | null;
            createdAt: components["schemas"]["DateTime"];
        };
        ProofList: {
            data: components["schemas"]["Proof"][];
            /** @description What can be proven here (D84). The others need a service that this installation does not have. */
            offered: components["schemas"]["ProofKind"][];
        };
        /** @description Another has proven the same (D85). Neither learns who. */
        OwnProofConflict: {
            /** @enum {string} */
            side: "holder" | "claimant";
            since: components["schemas"]["DateTime"];
        };
        ProofChallenge: components["schemas"]["SignChallenge"] | components["schemas"]["DnsChallenge"] | components["schemas"]["FileChallenge"] | components["schemas"]["OauthChallenge"] | components["schemas"]["TelegramChallenge"] | components["schemas"]["SeatChallenge"];
        /** @description Sign `message` with `address` (EIP-191). It is a sign-in message by EIP-4361, which wallets know. */
        SignChallenge: {
            /** @constant */
            type: "sign";
            /** @description With its checksum. */
            address: string;
            chainId: number;
            message: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description Add a TXT record `name` with `value`, or place a file at `url` that has `content` as a line. Either has to stay. */
        DnsChallenge: {
            /** @constant */
            type: "dns";
            name: string;
            value: string;
            /** Format: uri */
            url: string;
            content: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description Place a file at `path` of the repository's default branch that has `content` as a line, which has to stay; or sign in at `signInUrl` as somebody who administers it. */
        FileChallenge: {
            /** @constant */
            type: "file";
            path: string;
            content: string;
            /** Format: uri */
            signInUrl: string | null;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description Sign in at `url`. It comes back to `/profiles/{id}/proofs` with `code` and `state`. */
        OauthChallenge: {
            /** @constant */
            type: "oauth";
            /** Format: uri */
            url: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description Sign in at `url`, or with the login widget of this bot. The page comes back to `/profiles/{id}/proofs` with what is to be sent in `#tgAuthResult`, as base64 of JSON. */
        TelegramChallenge: {
            /** @constant */
            type: "telegram";
            /** Format: uri */
            url: string;
            /** @description Its name, without `@`. */
            bot: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        /** @description The project was asked; it answers until then. */
        SeatChallenge: {
            /** @constant */
            type: "seat";
            /** @description Its name. */
            project: string;
            expiresAt: components["schemas"]["DateTime"];
        };
        ProofInput: {
            kind: components["schemas"]["ProofKind"];
            /**
             * Format: visible-name
             * @description As a person writes it: an address of any case, a name with `@`, an address of a page.
             */
            subject: string;
            /** @description contract, collection: the address that signs. Left out, for a contract who owns or deployed it, for a collection a proven wallet of the profile or the wallet of the account. */
            account?: string;
            /** @description Left out: a wallet is not shown, all else is (D87). */
            isShown?: boolean;
        };
        ProofAnswer: {
            signature?: string;
            code?: string;
            state?: string;
            telegram?: components["schemas"]["TelegramLogin"];
        };
        /** @description What Telegram's login widget gives, as it is. */
        TelegramLogin: {
            id: number;
            /** Format: visible-name */
            first_name?: string;
            /** Format: visible-name */
            last_name?: string;
            username?: string;
            photo_url?: string;
            /** @description In seconds since 1970. */
            auth_date: number;
            hash: string;
        };
        Seat: {
            /** @description The proof. */
            _id: components["schemas"]["Id"];
            profile: components["schemas"]["ProfileSummary"];
            /** @description False while it waits for an answer. */
            isAccepted: boolean;
            requestedAt: components["schemas"]["DateTime"];
        };
        SeatList: {
            data: components["schemas"]["Seat"][];
        };
        ProofEvidence: {
            name: string;
            value: string;
        };
        ProofSide: {
            profile: components["schemas"]["Partner"];
            method: components["schemas"]["ProofMethod"];
            provedAt: components["schemas"]["DateTime"];
            checkedAt: components["schemas"]["DateTime"];
            evidence: components["schemas"]["ProofEvidence"][];
        };
        ProofConflict: {
            _id: components["schemas"]["Id"];
            kind: components["schemas"]["ProofKind"];
            subject: components["schemas"]["ProofSubject"];
            holder: components["schemas"]["ProofSide"];
            claimant: components["schemas"]["ProofSide"];
            createdAt: components["schemas"]["DateTime"];
            decidedAt: components["schemas"]["NullableDateTime"];
            /** @description Null while it is open. */
            keeps: components["schemas"]["ProofKeeper"] | null;
            reason: string | null;
        };
        /** @enum {string} */
        ProofKeeper: "holder" | "claimant" | "nobody";
        ProofConflictList: {
            data: components["schemas"]["ProofConflict"][];
            meta: components["schemas"]["TeamPagination"];
        };
        ProofConflictDecision: {
            keeps: components["schemas"]["ProofKeeper"];
            /** @description The profile that holds it as whoever decides saw it. */
            holder: components["schemas"]["Id"];
            reason: string;
        };
        Block: {
            _id: components["schemas"]["Id"];
            /** @description What one saw when one blocked. */
            profile: components["schemas"]["Partner"];
            createdAt: components["schemas"]["DateTime"];
        };
        BlockList: {
            data: components["schemas"]["Block"][];
            meta: components["schemas"]["Pagination"];
        };
        /** @description The data of the realtime event `people-changed` on `user:{userId}`. It says nothing but that somebody may be seen no more or again (D64); whoever shows people asks again. */
        PeopleChanged: {
            changedAt: components["schemas"]["DateTime"];
        };
        BookmarkList: {
            data: components["schemas"]["Profile"][];
            meta: components["schemas"]["Pagination"];
        };
        MyProfileList: {
            data: components["schemas"]["Profile"][];
            meta: {
                total: number;
                /** @description How many profiles one user may have. */
                maximum: number;
            };
        };
        ProfileSearchResult: {
            profiles: components["schemas"]["Profile"][];
            /** @description As in other lists; with a `searchText` of the newest 200 that hold it, which are ranked. */
            total: components["schemas"]["Total"];
            page: number;
            /** @description Of `total`. */
            totalPages: number;
            /** @description The `cursor` of the next part; null where the list ends, and with a `searchText`: what is ranked is read by page. */
            nextCursor: components["schemas"]["NextCursor"];
        };
        ProfileViews: {
            views: number;
        };
        OnboardingStart: {
            /** @description The caller's own (D6). */
            userId: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @description In which the assistant talks; it understands all three. */
            language: components["schemas"]["Language"];
        };
        OnboardingMessageInput: {
            message: string;
            /** @description Made by the sender for this message; the same when it is sent again. */
            clientId?: components["schemas"]["Id"];
        };
        OnboardingMessage: {
            /** @enum {string} */
            role: "user" | "assistant";
            /** @description Plain text; it may have line breaks. */
            content: string;
            timestamp: components["schemas"]["DateTime"];
        };
        /**
         * @description A field of a profile, as the form and `POST /profiles` name it; `seeking` is beside it (D62).
         * @enum {string}
         */
        OnboardingField: "name" | "bio" | "tags" | "languages" | "interests" | "role" | "skills" | "portfolio" | "social" | "externalPortfolio" | "twitterLink" | "githubLink" | "projectLinks" | "xLink" | "walletLink" | "groupType" | "memberCount" | "isPublic" | "entryRequirements" | "communityLink" | "xProfile" | "projectType" | "tokenAddress" | "website" | "twitterProfile" | "telegramLink" | "discordLink" | "chain" | "categories" | "status" | "funding" | "teamSize" | "seeking";
        /** @description Words that a field came from: `messages[message].content.slice(start, end)`. A list may come from several places. */
        OnboardingSource: {
            field: components["schemas"]["OnboardingField"];
            /** @description The index in `messages`. */
            message: number;
            /** @description In UTF-16 units. */
            start: number;
            end: number;
        };
        /** @description What the assistant understood, in the shape that `POST /profiles` takes; what is not known is `null` or empty. Code decides what is in it: every value keeps the rules of its field (D37, D42), and every link was written by the person. */
        OnboardingData: components["schemas"]["OnboardingIndividual"] | components["schemas"]["OnboardingGroup"] | components["schemas"]["OnboardingProject"];
        OnboardingIndividual: {
            /** @constant */
            profileType: "individual";
            name: components["schemas"]["NullableProfileName"];
            bio: components["schemas"]["NullableProfileBio"];
            tags: components["schemas"]["WordList"];
            /** @description Codes such as `en`, where the language has one. */
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description For `PUT /profiles/{id}/seeking`, once the profile is created. */
            seeking: components["schemas"]["Seeking"];
            individualData: {
                role: components["schemas"]["IndividualRole"] | null;
                skills: components["schemas"]["WordList"];
                portfolio: components["schemas"]["LinkList"];
                social: components["schemas"]["Social"];
                /** @description Artists. */
                externalPortfolio: components["schemas"]["NullableLink"];
                /** @description Artists. */
                twitterLink: components["schemas"]["NullableLink"];
                /** @description Developers. */
                githubLink: components["schemas"]["NullableLink"];
                /** @description Developers. */
                projectLinks: components["schemas"]["ProjectLinkInput"][];
                /** @description Traders, influencers and raiders. */
                xLink: components["schemas"]["NullableLink"];
                /** @description Traders, influencers and raiders (GMGN). */
                walletLink: components["schemas"]["NullableLink"];
            };
            isComplete: components["schemas"]["OnboardingIsComplete"];
            missingFields: components["schemas"]["OnboardingMissingFields"];
            sources: components["schemas"]["OnboardingSources"];
        };
        OnboardingGroup: {
            /** @constant */
            profileType: "group";
            name: components["schemas"]["NullableProfileName"];
            bio: components["schemas"]["NullableProfileBio"];
            /** @description What the group is about. */
            tags: components["schemas"]["WordList"];
            /** @description Codes such as `en`, where the language has one. */
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description For `PUT /profiles/{id}/seeking`, once the profile is created. */
            seeking: components["schemas"]["Seeking"];
            groupData: {
                groupType: components["schemas"]["GroupType"] | null;
                categories: components["schemas"]["WordList"];
                memberCount: number | null;
                isPublic: boolean | null;
                entryRequirements: string | null;
                communityLink: components["schemas"]["NullableLink"];
                xProfile: components["schemas"]["NullableLink"];
                social: components["schemas"]["Social"];
            };
            isComplete: components["schemas"]["OnboardingIsComplete"];
            missingFields: components["schemas"]["OnboardingMissingFields"];
            sources: components["schemas"]["OnboardingSources"];
        };
        OnboardingProject: {
            /** @constant */
            profileType: "project";
            name: components["schemas"]["NullableProfileName"];
            bio: components["schemas"]["NullableProfileBio"];
            /** @description What the project is about. */
            tags: components["schemas"]["WordList"];
            /** @description Codes such as `en`, where the language has one. */
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description For `PUT /profiles/{id}/seeking`, once the profile is created. */
            seeking: components["schemas"]["Seeking"];
            projectData: {
                projectType: components["schemas"]["ProjectType"] | null;
                status: components["schemas"]["ProjectStatus"] | null;
                funding: string | null;
                teamSize: components["schemas"]["NullableTeamSize"];
                tokenAddress: string | null;
                website: components["schemas"]["NullableLink"];
                twitterProfile: components["schemas"]["NullableLink"];
                telegramLink: components["schemas"]["NullableLink"];
                links: components["schemas"]["ProjectMoreLinks"];
                chain: string | null;
            };
            isComplete: components["schemas"]["OnboardingIsComplete"];
            missingFields: components["schemas"]["OnboardingMissingFields"];
            sources: components["schemas"]["OnboardingSources"];
        };
        NullableProfileName: string | null;
        NullableProfileBio: string | null;
        /** @description Whether a profile can be made of it: it has a name, a bio and a role or type. */
        OnboardingIsComplete: boolean;
        /** @description What the assistant would still like to know, in the order in which it asks; what was skipped is not in it. */
        OnboardingMissingFields: components["schemas"]["OnboardingField"][];
        OnboardingSources: components["schemas"]["OnboardingSource"][];
        /** @description What the assistant asks for at the end of its last message. */
        OnboardingAsking: {
            field: components["schemas"]["OnboardingField"];
            suggestions: components["schemas"]["OnboardingSuggestion"][];
        };
        /** @description Words that the assistant understands as an answer to what it asks, in the language of the talk. */
        OnboardingSuggestion: {
            /**
             * @description `item` is one thing of several, which are told together; each of the others is the whole message. `finish` ends the questions.
             * @enum {string}
             */
            kind: "answer" | "item" | "skip" | "finish";
            text: string;
        };
        OnboardingTaken: {
            field: components["schemas"]["OnboardingField"];
            /** @description A message that asks for the field again. */
            change: string;
        };
        /** @description A talk with the assistant (SPEC 3). Nobody but its person ever sees it; its words go with it. */
        OnboardingSession: {
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            language: components["schemas"]["Language"];
            /** @description Oldest first; the first is the assistant's. */
            messages: components["schemas"]["OnboardingMessage"][];
            /** @description How many the person can still write. */
            messagesLeft: number;
            extractedData: components["schemas"]["OnboardingData"];
            /** @description `null` once everything was asked. */
            asking: components["schemas"]["OnboardingAsking"] | null;
            /** @description What the last message gave. */
            taken: components["schemas"]["OnboardingTaken"][];
            /** @description Taken from what was said, and not among the tags. */
            suggestedTags: components["schemas"]["WordList"];
            /** @description Computed by the server; 100 when completed, and never before. */
            progress: number;
            isCompleted: boolean;
            createdAt: components["schemas"]["DateTime"];
            /** @description When it was last written in. */
            updatedAt: components["schemas"]["DateTime"];
            /** @description 7 days after it was started. */
            expiresAt: components["schemas"]["DateTime"];
        };
        OnboardingSessionSummary: {
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            language: components["schemas"]["Language"];
            name: components["schemas"]["NullableProfileName"];
            progress: number;
            isCompleted: boolean;
            updatedAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
        };
        OnboardingSessionList: {
            data: components["schemas"]["OnboardingSessionSummary"][];
            meta: {
                total: number;
                /** @description How many one user may have. */
                maximum: number;
            };
        };
        ProfileSummary: {
            /** @constant */
            isDeleted: false;
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            name: components["schemas"]["ProfileName"];
            /** @description The first photo or the avatar. */
            avatar: components["schemas"]["NullablePictureUrl"];
            isVerified: boolean;
        };
        /** @description What is left of a deleted profile for its partners (D39). */
        DeletedProfile: {
            /** @constant */
            isDeleted: true;
            _id: components["schemas"]["Id"];
        };
        Partner: components["schemas"]["ProfileSummary"] | components["schemas"]["DeletedProfile"];
        /** @description What is left of a daily limit, per user and UTC day (D3). */
        LimitInfo: {
            /** @description `null` is unlimited. */
            limit: number | null;
            /** @description Used today. */
            current: number;
            /** @description `null` is unlimited. */
            remaining: number | null;
            canUse: boolean;
            resetsAt: components["schemas"]["DateTime"];
        };
        /** @description What the card and the acting profile have in common. */
        InCommon: {
            count: number;
            tags: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            skills: components["schemas"]["WordList"];
        };
        /**
         * @description `must` hides whoever does not fit, `nice` adds points, `any` asks for nothing and keeps its values.
         * @enum {string}
         */
        SeekingLevel: "must" | "nice" | "any";
        /** @enum {string} */
        SeekingGroup: "types" | "subtypes" | "languages" | "tags";
        /** @description What a profile seeks (D62). A profile fits a group if it has one of the values, in any spelling and language. */
        Seeking: {
            types: {
                level: components["schemas"]["SeekingLevel"];
                values: components["schemas"]["ProfileType"][];
            };
            /** @description Roles of people, kinds of groups and projects. */
            subtypes: {
                level: components["schemas"]["SeekingLevel"];
                values: ("artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp")[];
            };
            languages: components["schemas"]["SoughtWords"];
            tags: components["schemas"]["SoughtWords"];
        };
        SoughtWords: {
            level: components["schemas"]["SeekingLevel"];
            values: components["schemas"]["WordList"];
        };
        /** @description The profiles that the musts of the acting profile hide from this deck (D62), each number counted up to 100, which means "99+". */
        HiddenByMusts: {
            total: number;
            musts: {
                group: components["schemas"]["SeekingGroup"];
                /** @description What it asks for. */
                values: components["schemas"]["WordList"];
                /** @description Profiles that do not meet this must. */
                hides: number;
                /** @description Those of them that meet all others, and come back without it. */
                frees: number;
            }[];
        };
        /** @description A profile in the deck. */
        DeckCard: components["schemas"]["IndividualCard"] | components["schemas"]["GroupCard"] | components["schemas"]["ProjectCard"];
        /** @description Why a language model put the card there, in one sentence of the caller's language (D38). Null without a model, and where it said nothing. */
        MatchReason: string | null;
        IndividualCard: {
            /** @constant */
            profileType: "individual";
            _id: components["schemas"]["Id"];
            /** @description Whether the caller owns it. */
            isOwner: boolean;
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            pictureDescriptions: components["schemas"]["PictureDescriptionList"];
            tags: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description Whether the owner has a paid tier. */
            isPremium: boolean;
            /** @description Whether the team verified it under the name that it has (D52). */
            isVerified: boolean;
            proofs: components["schemas"]["ShownProofList"];
            replyHabit?: components["schemas"]["ReplyHabit"];
            views: number;
            likes: number;
            matches: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            subtype: components["schemas"]["IndividualRole"];
            individualData: components["schemas"]["IndividualData"];
            /** @description Of premium_plus: the first card of a day, and at most one in four (D12). */
            isBoosted: boolean;
            common: components["schemas"]["InCommon"];
            reason: components["schemas"]["MatchReason"];
            /** @description Made in the last 7 days. Newcomers are brought forward (D61). */
            isNew: boolean;
            /** @description Whether its owner looked at a deck in the last 7 days. The day is private (D61). */
            isActiveThisWeek: boolean;
        };
        GroupCard: {
            /** @constant */
            profileType: "group";
            _id: components["schemas"]["Id"];
            /** @description Whether the caller owns it. */
            isOwner: boolean;
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            pictureDescriptions: components["schemas"]["PictureDescriptionList"];
            tags: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description Whether the owner has a paid tier. */
            isPremium: boolean;
            /** @description Whether the team verified it under the name that it has (D52). */
            isVerified: boolean;
            proofs: components["schemas"]["ShownProofList"];
            replyHabit?: components["schemas"]["ReplyHabit"];
            views: number;
            likes: number;
            matches: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            subtype: components["schemas"]["GroupType"];
            groupData: components["schemas"]["GroupData"];
            /** @description Of premium_plus: the first card of a day, and at most one in four (D12). */
            isBoosted: boolean;
            common: components["schemas"]["InCommon"];
            reason: components["schemas"]["MatchReason"];
            /** @description Made in the last 7 days. Newcomers are brought forward (D61). */
            isNew: boolean;
            /** @description Whether its owner looked at a deck in the last 7 days. The day is private (D61). */
            isActiveThisWeek: boolean;
        };
        ProjectCard: {
            /** @constant */
            profileType: "project";
            _id: components["schemas"]["Id"];
            /** @description Whether the caller owns it. */
            isOwner: boolean;
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            pictureDescriptions: components["schemas"]["PictureDescriptionList"];
            tags: components["schemas"]["WordList"];
            languages: components["schemas"]["WordList"];
            interests: components["schemas"]["WordList"];
            /** @description Whether the owner has a paid tier. */
            isPremium: boolean;
            /** @description Whether the team verified it under the name that it has (D52). */
            isVerified: boolean;
            proofs: components["schemas"]["ShownProofList"];
            replyHabit?: components["schemas"]["ReplyHabit"];
            views: number;
            likes: number;
            matches: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            subtype: components["schemas"]["ProjectType"];
            projectData: components["schemas"]["ProjectData"];
            /** @description Of premium_plus: the first card of a day, and at most one in four (D12). */
            isBoosted: boolean;
            common: components["schemas"]["InCommon"];
            reason: components["schemas"]["MatchReason"];
            /** @description Made in the last 7 days. Newcomers are brought forward (D61). */
            isNew: boolean;
            /** @description Whether its owner looked at a deck in the last 7 days. The day is private (D61). */
            isActiveThisWeek: boolean;
        };
        MatchQueue: {
            data: components["schemas"]["DeckCard"][];
            meta: {
                likes: components["schemas"]["LimitInfo"];
                superLikes: components["schemas"]["LimitInfo"];
                /** @description Only where the deck is empty and the acting profile has musts. */
                hiddenByMusts: components["schemas"]["HiddenByMusts"] | null;
                /** @description Profiles ready in the deck, those in `data` included; more than these while more are left. */
                totalProfiles: number;
            };
        };
        LikeInput: {
            userProfileId: components["schemas"]["Id"];
            /** @default false */
            isSuperLike?: boolean;
        };
        DislikeInput: {
            userProfileId: components["schemas"]["Id"];
        };
        LikeResult: {
            isMatch: boolean;
            /** Format: uuid */
            matchId: string | null;
            /** Format: uuid */
            conversationId: string | null;
            /** @description Only with a match. */
            matchedProfile: components["schemas"]["MatchedProfile"] | null;
            likes: components["schemas"]["LimitInfo"];
            superLikes: components["schemas"]["LimitInfo"];
        };
        OwnDecision: {
            /**
             * @description Of the acting profile; null while it has not decided.
             * @enum {string|null}
             */
            decision: "like" | "super_like" | "pass" | null;
            /**
             * Format: uuid
             * @description Only with a match.
             */
            conversationId: string | null;
            common: components["schemas"]["InCommon"];
            likes: components["schemas"]["LimitInfo"];
            superLikes: components["schemas"]["LimitInfo"];
        };
        Score: {
            /** @description Of all parts together. */
            points: number;
            parts: components["schemas"]["ScorePart"][];
            /** @description The musts and nices of the acting profile, and which of them fit (D62). The other side never gets them. */
            sought: {
                group: components["schemas"]["SeekingGroup"];
                /** @enum {string} */
                level: "must" | "nice";
                fits: boolean;
            }[];
            /** @description Words of both beyond those that count. */
            moreWords: number;
        };
        ScorePart: components["schemas"]["ScoreOfWords"] | components["schemas"]["ScoreOfLanguages"] | components["schemas"]["ScoreOfRoles"] | components["schemas"]["ScoreOfTypes"] | components["schemas"]["ScoreOfSeeking"] | components["schemas"]["ScoreOfProofs"];
        ScoreOfWords: {
            /**
             * @description A tag, an interest or a skill of both; a skill of one that is a tag or interest of the other; a tag of one that is an interest of the other.
             * @enum {string}
             */
            rule: "tags" | "interests" | "skillAndTopic" | "skills" | "tagAndInterest";
            words: components["schemas"]["WordList"];
            points: number;
        };
        ScoreOfLanguages: {
            /** @constant */
            rule: "languages";
            languages: components["schemas"]["WordList"];
            points: number;
        };
        /** @description Roles or kinds that need each other. */
        ScoreOfRoles: {
            /** @constant */
            rule: "roles";
            /** @enum {string} */
            own: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            /** @enum {string} */
            other: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            points: number;
        };
        /** @description Types that look for each other. */
        ScoreOfTypes: {
            /** @constant */
            rule: "types";
            own: components["schemas"]["ProfileType"];
            other: components["schemas"]["ProfileType"];
            points: number;
        };
        /** @description Nices of the acting profile that fit (D62). It is the only part that the other side does not get. */
        ScoreOfSeeking: {
            /** @constant */
            rule: "seeking";
            groups: components["schemas"]["SeekingGroup"][];
            points: number;
        };
        /** @description Roles and kinds that their profiles have proven and show, for instance a developer with a repository (D84). */
        ScoreOfProofs: {
            /** @constant */
            rule: "proven";
            /** @description Of the acting profile, of the other one, or of both. */
            roles: ("artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp")[];
            points: number;
        };
        MatchedProfile: {
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            name: components["schemas"]["ProfileName"];
            /** @description The first photo or the avatar. */
            avatar: components["schemas"]["NullablePictureUrl"];
            bio: components["schemas"]["ProfileBio"];
            isVerified: boolean;
        };
        Match: {
            _id: components["schemas"]["Id"];
            /** @description The caller's side. */
            userProfileId: components["schemas"]["Id"];
            /** @description The other side. */
            profile: components["schemas"]["Partner"];
            conversationId: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
        };
        MatchList: {
            data: components["schemas"]["Match"][];
            meta: components["schemas"]["Pagination"];
        };
        /** @description What a free user may know of a like that was not answered (D1). Nothing in it comes from the other person. */
        RedactedLike: {
            /** @constant */
            isRevealed: false;
            _id: components["schemas"]["Id"];
            isSuperLike: boolean;
            createdAt: components["schemas"]["DateTime"];
        };
        RevealedLike: {
            /** @constant */
            isRevealed: true;
            _id: components["schemas"]["Id"];
            /** @description The other profile. */
            profileId: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            name: components["schemas"]["ProfileName"];
            photos: components["schemas"]["PhotoList"];
            avatar: components["schemas"]["NullablePictureUrl"];
            isVerified: boolean;
            isSuperLike: boolean;
            /**
             * Format: uuid
             * @description Where the two talk; null while only one of them likes the other.
             */
            conversationId: string | null;
            createdAt: components["schemas"]["DateTime"];
        };
        InboundLike: components["schemas"]["RedactedLike"] | components["schemas"]["RevealedLike"];
        InboundLikeList: {
            data: components["schemas"]["InboundLike"][];
            meta: components["schemas"]["Pagination"];
            /** @description Those that were not answered by a like. */
            waiting: components["schemas"]["Total"];
        };
        OutboundLikeList: {
            data: components["schemas"]["RevealedLike"][];
            meta: components["schemas"]["Pagination"];
        };
        Home: {
            likes: components["schemas"]["LimitInfo"];
            toAnswer: {
                total: components["schemas"]["Total"];
                data: components["schemas"]["Conversation"][];
            };
            newMatches: {
                total: components["schemas"]["Total"];
                data: components["schemas"]["Match"][];
            };
            /** @description Those that were not answered by a like (D1). */
            inboundLikes: {
                total: components["schemas"]["Total"];
                data: components["schemas"]["InboundLike"][];
            };
            strength: components["schemas"]["ProfileStrength"];
        };
        Outcomes: {
            last7Days: components["schemas"]["OutcomeFigures"];
            last28Days: components["schemas"]["OutcomeFigures"];
            /** @description Of the last 7 days, those on which it decided on cards. */
            activeDays: number;
            /** @description Whether it seeks something (D62). */
            isSeeking: boolean;
            /** @description How much of what others decide by the profile shows. */
            strengthPercent: number;
        };
        OutcomeFigures: {
            /** @description Cards that it decided on. */
            seen: number;
            /** @description Likes that it gave, super-likes included. */
            likes: number;
            /** @description Its matches. */
            matches: number;
            /** @description Conversations in which its partner answered it for the first time. */
            answers: number;
        };
        /** @description How much of what others decide by the profile shows. */
        ProfileStrength: {
            percent: number;
            /** @description What would strengthen it most; null at 100. */
            nextStep: components["schemas"]["StrengthStep"] | null;
        };
        StrengthStep: {
            /** @enum {string} */
            step: "picture" | "bio" | "tags" | "interests" | "skills" | "links" | "cover";
            /** @description In percent. */
            gain: number;
        };
        NewInTagsList: {
            data: components["schemas"]["NewInTags"][];
        };
        /** @description A card, with the tags that it shares. */
        NewInTags: {
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            tags: components["schemas"]["WordList"];
            isVerified: boolean;
            sharedTags: components["schemas"]["WordList"];
        };
        Subscription: {
            tier: components["schemas"]["Tier"];
            expiresAt: components["schemas"]["NullableDateTime"];
            /** @description From when the same tier can be bought again (D14); null for a plan without an end. */
            renewableFrom: components["schemas"]["NullableDateTime"];
            /** @description No reminders to renew (D13). */
            cancelAtPeriodEnd: boolean;
            /** @description What each paid tier would bring if it was bought and confirmed now (D14); null where it cannot be bought. */
            nextPeriods: {
                PREMIUM: components["schemas"]["NextPeriod"];
                PREMIUM_PLUS: components["schemas"]["NextPeriod"];
            };
        };
        NextPeriod: {
            /** @enum {string} */
            kind: "new" | "renewal" | "upgrade";
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        } | null;
        SubscriptionFeatures: {
            tier: components["schemas"]["Tier"];
            likesPerDay: number | null;
            superLikesPerDay: number | null;
            seesWhoLiked: boolean;
            advancedFilters: boolean;
        };
        SubscriptionUpgrade: {
            tier: components["schemas"]["PaidTierName"];
            stripeSubscriptionId?: string;
        };
        DecimalAmount: string;
        NullableDecimalAmount: string | null;
        Price: {
            bnb: components["schemas"]["DecimalAmount"];
            usd: components["schemas"]["NullableDecimalAmount"];
        };
        Pricing: {
            bnbPriceUsd: components["schemas"]["NullableDecimalAmount"];
            tiers: {
                FREE: components["schemas"]["Price"];
                PREMIUM: components["schemas"]["Price"];
                PREMIUM_PLUS: components["schemas"]["Price"];
            };
            asOf: components["schemas"]["NullableDateTime"];
        };
        /** @enum {string} */
        PaidTier: "premium" | "premium_plus";
        /** @description premium or premium_plus, in letters of any case (SPEC 3). */
        PaidTierName: string;
        /** @enum {string} */
        PaymentMethod: "bnb" | "usdt" | "busd";
        /** @enum {string} */
        PaymentStatus: "pending" | "confirmed" | "failed" | "expired";
        /**
         * @description What is particular about a payment (D15).
         * @enum {string}
         */
        PaymentDetail: "confirming" | "underpaid" | "overpaid" | "late" | "wrong_asset" | "reorged";
        /** @enum {string|null} */
        NullablePaymentDetail: "confirming" | "underpaid" | "overpaid" | "late" | "wrong_asset" | "reorged" | null;
        /** @description In small letters. */
        ChainAddress: string;
        NullableChainAddress: string | null;
        TransactionHash: string;
        NullableTransactionHash: string | null;
        /** @description Of a coin with 18 decimals: exact, so that it becomes whole wei again (D18). */
        CoinAmount: string;
        /** @description A difference; below zero with a minus sign. */
        SignedCoinAmount: string;
        PaymentInput: {
            subscriptionTier: components["schemas"]["PaidTierName"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description SPEC 7. Never believed (D9). */
            usdPrice?: string | number;
        };
        PaymentRequest: {
            /** @description The `_id` of the payment. */
            transactionId: components["schemas"]["Id"];
            subscriptionTier: components["schemas"]["PaidTier"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            expectedAmount: components["schemas"]["CoinAmount"];
            usdPrice: components["schemas"]["DecimalAmount"];
            chainId: number;
            /** @description The contract of the token; null for BNB. */
            tokenAddress: components["schemas"]["NullableChainAddress"];
            paymentAddress: components["schemas"]["ChainAddress"];
            qrCodeDataUrl: components["schemas"]["QrCode"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description Now, by the clock that the countdown follows (D19). */
            serverTime: components["schemas"]["DateTime"];
            /** @description How long there is in all, in milliseconds. */
            windowMs: number;
        };
        /** @description A picture of the plain address, one pixel a module: to be enlarged without smoothing. */
        QrCode: string;
        Payment: {
            _id: components["schemas"]["Id"];
            subscriptionTier: components["schemas"]["PaidTier"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            detail: components["schemas"]["NullablePaymentDetail"];
            chainId: number;
            tokenAddress: components["schemas"]["NullableChainAddress"];
            expectedAmount: components["schemas"]["CoinAmount"];
            /** @description Final, of the coin asked for, in time. */
            receivedAmount: components["schemas"]["CoinAmount"];
            /** @description What is still to be sent; 0 once nothing is, or once it is too late. */
            remainingAmount: components["schemas"]["CoinAmount"];
            /** @description What the network shows and is not final yet (D17). */
            seenAmount: components["schemas"]["CoinAmount"];
            seenTransaction: components["schemas"]["NullableTransactionHash"];
            /** @description What arrived in place of the coin asked for (`wrong_asset`): its symbol, or its contract where that is not known. */
            receivedSymbol: string | null;
            usdPrice: components["schemas"]["DecimalAmount"];
            rate: components["schemas"]["PaymentRate"];
            paymentAddress: components["schemas"]["ChainAddress"];
            qrCodeDataUrl: components["schemas"]["QrCode"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            confirmedAt: components["schemas"]["NullableDateTime"];
            /** @description When the payer ended it (`dropPayment`). */
            droppedAt: components["schemas"]["NullableDateTime"];
            serverTime: components["schemas"]["DateTime"];
            windowMs: number;
            /** @description The transaction that completed it (SPEC 3). */
            transactionSignature: components["schemas"]["NullableTransactionHash"];
            /** @description Of coins that are taken, in the order of the chain; of very many those that are not settled and the largest. */
            transfers: components["schemas"]["PaymentTransfer"][];
            /** @description What it bought, or was credited with: the latest 100, in their order. */
            periods: components["schemas"]["PaidPeriod"][];
            /** @description Money that bought nothing and waits for a decision, by coin; empty where there is none. */
            unsettled: components["schemas"]["UnsettledAmount"][];
            /** @description What is sent for an open payment is noticed later than usual now. Sent in time it counts, whenever it is noticed. */
            isDelayed: boolean;
            unsettledWorth: components["schemas"]["UnsettledWorth"];
            claim: components["schemas"]["PaymentClaim"] | null;
            /** @description What the address signs to which `unsettled` is to return. Null where nothing waits. */
            claimMessage: string | null;
        };
        /** @description The rate that was frozen when the payment was made (D45). */
        PaymentRate: {
            bnbUsd: components["schemas"]["DecimalAmount"];
            /** @description Of the price feed. */
            round: string | null;
            at: components["schemas"]["NullableDateTime"];
        };
        PaymentTransfer: {
            _id: components["schemas"]["Id"];
            /** @description bnb, usdt, busd, or the contract of another token. */
            asset: string;
            /** @description BNB, USDT, BUSD, or the contract of another token. */
            symbol: string;
            amount: components["schemas"]["CoinAmount"];
            /** @description Null for BNB that a contract sent: it is found by the balance. */
            txHash: components["schemas"]["NullableTransactionHash"];
            fromAddress: components["schemas"]["NullableChainAddress"];
            blockNumber: number;
            blockTime: components["schemas"]["DateTime"];
            /**
             * @description What it counted for when it became final.
             * @enum {string}
             */
            countedAs: "payment" | "extra" | "late" | "wrong_asset";
            /**
             * @description What the team made of it.
             * @enum {string|null}
             */
            settledAs: "credited" | "refunded" | null;
        };
        PaidPeriod: {
            tier: components["schemas"]["PaidTier"];
            startsAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["DateTime"];
        };
        UnsettledAmount: {
            asset: string;
            symbol: string;
            amount: components["schemas"]["CoinAmount"];
        };
        /** @description What `unsettled` is worth in dollars, beside `usdPrice`. BNB at the payment's rate, a stablecoin as one dollar, any other token as nothing. */
        UnsettledWorth: {
            usd: components["schemas"]["DecimalAmount"];
            /** @description At least 90 % of the price. Only then a period is given for it. */
            isAboutPrice: boolean;
        };
        PaymentClaim: {
            /** @enum {string} */
            wish: "period" | "refund";
            refundAddress: components["schemas"]["NullableChainAddress"];
            claimedAt: components["schemas"]["DateTime"];
        };
        PaymentClaimInput: components["schemas"]["PeriodClaimInput"] | components["schemas"]["RefundClaimInput"];
        PeriodClaimInput: {
            /** @constant */
            wish: "period";
        };
        RefundClaimInput: {
            /** @constant */
            wish: "refund";
            refundAddress: string;
            /** @description By that address, over `claimMessage` (EIP-191). */
            signature: string;
        };
        PaymentProgress: {
            transactionId: components["schemas"]["Id"];
            status: components["schemas"]["PaymentStatus"];
            detail: components["schemas"]["NullablePaymentDetail"];
            received: components["schemas"]["CoinAmount"];
            remaining: components["schemas"]["CoinAmount"];
            seen: components["schemas"]["CoinAmount"];
            seenTransaction: components["schemas"]["NullableTransactionHash"];
            txHash: components["schemas"]["NullableTransactionHash"];
            tier: components["schemas"]["PaidTier"];
            /** @description As of the payment. */
            isDelayed: boolean;
            expiresAt: components["schemas"]["DateTime"];
            serverTime: components["schemas"]["DateTime"];
        };
        /** @description The data of the realtime event `payment-status` on `payment:{id}`, and on `user:{userId}` for other tabs and devices (SPEC 3). Whoever shows the payment asks for it again. */
        PaymentStatusEvent: {
            paymentId: components["schemas"]["Id"];
            status: components["schemas"]["PaymentStatus"];
            detail: components["schemas"]["NullablePaymentDetail"];
            /** @description The transaction that completed it, else the one that is seen. */
            txHash: components["schemas"]["NullableTransactionHash"];
            /** @description Received. */
            amount: components["schemas"]["CoinAmount"];
            tier: components["schemas"]["PaidTier"];
            /** @description English, of the two that SPEC 8 has. */
            message: string | null;
            /** @description So that no two events are the same: what is the same is sent once. */
            updatedAt: components["schemas"]["DateTime"];
        };
        PaymentSummary: {
            _id: components["schemas"]["Id"];
            subscriptionTier: components["schemas"]["PaidTier"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            expectedAmount: components["schemas"]["CoinAmount"];
            receivedAmount: components["schemas"]["CoinAmount"];
            usdPrice: components["schemas"]["DecimalAmount"];
            status: components["schemas"]["PaymentStatus"];
            detail: components["schemas"]["NullablePaymentDetail"];
            transactionSignature: components["schemas"]["NullableTransactionHash"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            confirmedAt: components["schemas"]["NullableDateTime"];
            /** @description Money that bought nothing waits for a decision. */
            hasUnsettled: boolean;
        };
        PaymentList: {
            data: components["schemas"]["PaymentSummary"][];
            meta: components["schemas"]["Pagination"];
        };
        NetworkConfig: {
            chainId: number;
            chainIdHex: string;
            networkName: string;
            /** Format: uri */
            rpcUrl: string;
            /**
             * Format: uri
             * @description Without a slash at its end.
             */
            blockExplorerUrl: string | null;
            nativeCurrency: {
                name: string;
                symbol: string;
                decimals: number;
            };
            isTestnet: boolean;
            /** @description How long there is to pay, in milliseconds. */
            windowMs: number;
            methods: components["schemas"]["NetworkMethod"][];
        };
        NetworkMethod: {
            method: components["schemas"]["PaymentMethod"];
            symbol: string;
            tokenAddress: components["schemas"]["NullableChainAddress"];
            decimals: number;
            isAvailable: boolean;
            /**
             * @description Why it is off: the coin is no longer issued (D18), what is paid now would not be booked in time, or there is no sound rate of BNB now (D45).
             * @enum {string|null}
             */
            reason: "no_longer_issued" | "payments_unavailable" | "price_unavailable" | null;
        };
        TeamPaymentSummary: {
            _id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            userName: string;
            subscriptionTier: components["schemas"]["PaidTier"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            expectedAmount: components["schemas"]["CoinAmount"];
            receivedAmount: components["schemas"]["CoinAmount"];
            usdPrice: components["schemas"]["DecimalAmount"];
            status: components["schemas"]["PaymentStatus"];
            detail: components["schemas"]["NullablePaymentDetail"];
            transactionSignature: components["schemas"]["NullableTransactionHash"];
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            confirmedAt: components["schemas"]["NullableDateTime"];
            hasUnsettled: boolean;
            /**
             * @description What the payer wants for it.
             * @enum {string|null}
             */
            wish: "period" | "refund" | null;
        };
        TeamPaymentList: {
            data: components["schemas"]["TeamPaymentSummary"][];
            meta: components["schemas"]["TeamPagination"];
        };
        TeamPayment: {
            payment: components["schemas"]["Payment"];
            userId: components["schemas"]["Id"];
            userName: string;
            privyId: string;
            /** @description Of the deposit address (D16). */
            addressIndex: number;
            claimSignature: string | null;
            /** @description What can be settled, of the transfers that are told. */
            unsettledTransferIds: components["schemas"]["Id"][];
            /** @description The latest 100, the oldest of them first. */
            settlements: components["schemas"]["PaymentSettlement"][];
            /** @description What contracts of no coin that is taken say that they sent: the first 20. Anybody can make them say so; it buys nothing and is not settled. */
            foreignTransfers: components["schemas"]["ForeignTransfers"][];
        };
        /** @description What one contract says of one block, summed up. */
        ForeignTransfers: {
            tokenAddress: components["schemas"]["ChainAddress"];
            /** @description How many. */
            transfers: number;
            /** @description What they come to, in the smallest unit of the token. */
            amount: string;
            /** @description The transaction of the first of them. */
            txHash: components["schemas"]["TransactionHash"];
            blockNumber: number;
            blockTime: components["schemas"]["DateTime"];
        };
        /**
         * @description Why it may not have returned the money: the chain could not be asked, no block has it, it failed, it paid another address than the payer signed for, it paid more or less, or it was named for another refund.
         * @enum {string}
         */
        RefundWarning: "chain_unavailable" | "transaction_not_found" | "transaction_failed" | "receiver_differs" | "amount_differs" | "transaction_used_before";
        PaymentSettlement: {
            /** @enum {string} */
            outcome: "credited" | "refunded";
            transferIds: components["schemas"]["Id"][];
            /** @description The transaction that returned it. */
            txHash: components["schemas"]["NullableTransactionHash"];
            /** @description What was odd about that transaction when it was named. */
            warnings: components["schemas"]["RefundWarning"][];
            note: string;
            /** @description The name of whoever settled it. */
            settledBy: string;
            settledAt: components["schemas"]["DateTime"];
        };
        Health: {
            /** @description Kinds of which a job is there, those with the most failed ones first. */
            jobs: components["schemas"]["JobKindHealth"][];
            /** @description The newest. */
            failedJobs: components["schemas"]["FailedJob"][];
            /** @description Null where nobody can pay. */
            watcher: components["schemas"]["WatcherPlace"] | null;
            /**
             * @description `none`: nothing is sent in real time.
             * @enum {string}
             */
            realtime: "ably" | "sandbox" | "none";
            /** @description Null where the installation has no model (D42). */
            model: components["schemas"]["ModelBudget"] | null;
            /** @description Accounts that are due to be erased (D68) while money of theirs waits for a decision, which holds them back. */
            deletionsHeldBack: number;
            database: components["schemas"]["DatabaseSize"];
        };
        HealthChecks: {
            checkedAt: components["schemas"]["DateTime"];
            /** @description What ails first. */
            checks: components["schemas"]["HealthCheck"][];
        };
        HealthCheck: {
            /** @description As `mutuals doctor` calls it, and docs/operating/backups.md explains it: `pictures`. */
            name: string;
            /**
             * @description `absent`: it is not configured.
             * @enum {string}
             */
            state: "ails" | "well" | "absent";
            /** @description In English, for the operator. */
            lines: string[];
        };
        /** @description As the queue calls it: `purge-pictures`. */
        JobKind: string;
        /** @description The number that the queue gave it. */
        JobId: string;
        JobKindHealth: {
            kind: components["schemas"]["JobKind"];
            /** @description Those that are put off, and those that are to be tried again, among them. */
            waiting: number;
            running: number;
            /** @description Given up; kept for 7 days. */
            failed: number;
            /** @description How long the oldest that waits is due. */
            overdueSeconds: number;
        };
        FailedJob: {
            _id: components["schemas"]["JobId"];
            kind: components["schemas"]["JobKind"];
            attempts: number;
            /** @description The last, as the log has it; null where the process ended before it could say. */
            error: string | null;
            failedAt: components["schemas"]["DateTime"];
        };
        /** @description How far payments are read from the chain (D17). */
        WatcherPlace: {
            /**
             * @description `waiting`: it goes on by itself. `unwatched`: no process watches. `halted`: somebody has to look.
             * @enum {string}
             */
            state: "not_begun" | "watching" | "waiting" | "unwatched" | "halted";
            /** @description Everything up to it is booked. */
            bookedBlock: number | null;
            /** @description The newest that nothing can replace; null where the chain does not say so in time. */
            finalBlock: number | null;
            /** @description From one to the other. */
            blocksBehind: number | null;
            /** @description Why it waits (`rpc_unavailable`, `rpc_disagrees`, `rpc_behind`: behind what is booked, or no block became final for a minute; `catching_up`), or in words why it is halted. */
            reason: string | null;
            /** @description The last sign of life. */
            seenAt: components["schemas"]["NullableDateTime"];
        };
        /** @description Tokens of the UTC day, of all people together (D42). */
        ModelBudget: {
            spent: number;
            limit: number;
        };
        DatabaseSize: {
            bytes: number;
            /** @description Those with the most rows. */
            tables: {
                name: string;
                /** @description As PostgreSQL estimates them; nothing is counted. */
                rows: number;
                /** @description With its indexes. */
                bytes: number;
            }[];
        };
        /** @description One of the two. */
        FailedJobsChoice: {
            jobId?: components["schemas"]["JobId"];
            kind?: components["schemas"]["JobKind"];
        };
        PaymentSettlementInput: components["schemas"]["CreditInput"] | components["schemas"]["RefundInput"];
        CreditInput: {
            /** @constant */
            outcome: "credited";
            transferIds: components["schemas"]["TransferIds"];
            note: components["schemas"]["SettlementNote"];
        };
        RefundInput: {
            /** @constant */
            outcome: "refunded";
            transferIds: components["schemas"]["TransferIds"];
            /** @description The transaction that returned the money. */
            txHash: string;
            note: components["schemas"]["SettlementNote"];
        };
        TransferIds: components["schemas"]["Id"][];
        /** @description Why, for the team. */
        SettlementNote: string;
        Overview: {
            days: components["schemas"]["DayFigures"][];
        };
        DayFigures: {
            /** Format: date */
            day: string;
            signUps: number;
            profiles: number;
            matches: number;
            messages: number;
            /** @description People who paid for the first time. */
            newPayers: number;
            /** @description Dollars, of payments that were confirmed. */
            revenue: components["schemas"]["DecimalAmount"];
        };
        MatchingWeekList: {
            data: components["schemas"]["MatchingWeek"][];
        };
        MatchingWeek: {
            /**
             * Format: date
             * @description Its Monday.
             */
            week: string;
            /** @description Profiles that decided on cards in the week and were there before it. */
            active: number;
            /** @description Of the exposure of active free profiles: 0 if all were shown equally often. Null where none was shown. */
            giniFree: number | null;
            /** @description The same of premium_plus. */
            giniPlus: number | null;
            /** @description The share of the active that was shown less than a fifth of the mean. Null where none was shown. */
            unseen: number | null;
            /** @description How often an active free profile was shown on average. Null without one. */
            shownFree: number | null;
            shownPremium: number | null;
            shownPlus: number | null;
            /** @description Matches of the week. Null until `answered` is known. */
            matches: number | null;
            /** @description Those in which both wrote within 7 days. Null until these have passed for all of them. */
            answered: number | null;
        };
        ReconciliationReport: {
            reconciliation: components["schemas"]["Reconciliation"] | null;
        };
        Reconciliation: {
            /** @description The final block at which both were read. */
            block: number;
            /** @description How many deposit addresses were read. */
            addresses: number;
            /** @description Moves to the treasury that are not over, which make their addresses differ. */
            open: number;
            differenceCount: number;
            /** @description The first 100. */
            differences: components["schemas"]["ReconciliationDifference"][];
            reconciledAt: components["schemas"]["DateTime"];
        };
        ReconciliationDifference: {
            address: components["schemas"]["ChainAddress"];
            addressIndex: number;
            /** @description bnb, usdt, busd, or the contract of another token. */
            asset: string;
            /** @description BNB, USDT, BUSD, or the contract of another token. */
            symbol: string;
            /** @description What the ledger says should lie there. */
            expected: components["schemas"]["SignedCoinAmount"];
            balance: components["schemas"]["CoinAmount"];
            /** @description Above 0 something came that nobody booked; below 0 something is missing. */
            difference: components["schemas"]["SignedCoinAmount"];
        };
        SweepStats: {
            /** @description Dollars. */
            totalSwept: components["schemas"]["DecimalAmount"];
            /** @description Dollars that lie on deposit addresses. */
            pendingSweep: components["schemas"]["DecimalAmount"];
            /** @description Both together. */
            totalValue: components["schemas"]["DecimalAmount"];
            /** @description Coins, and contracts of tokens that the treasury moved: of more than 50 in all, each coin is told. */
            assets: components["schemas"]["SweptAsset"][];
        };
        SweptAsset: {
            asset: string;
            symbol: string;
            swept: components["schemas"]["CoinAmount"];
            pending: components["schemas"]["CoinAmount"];
        };
        LatestProfile: {
            /** @description Random. It names nothing outside this answer. */
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            isVerified: boolean;
            /**
             * Format: date
             * @description The UTC day.
             */
            createdOn: string;
        };
        LatestProfileList: {
            data: components["schemas"]["LatestProfile"][];
        };
        /** @description What a card shows of a profile, the same for everyone (D36). */
        ProfileCard: {
            _id: components["schemas"]["Id"];
            profileType: components["schemas"]["ProfileType"];
            /** @enum {string} */
            subtype: "artist" | "developer" | "trader" | "influencer" | "raider" | "call_group" | "cabal" | "community" | "dao" | "token" | "nft" | "defi" | "dapp";
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            photos: components["schemas"]["PhotoList"];
            tags: components["schemas"]["WordList"];
            isVerified: boolean;
        };
        GalleryPage: {
            data: components["schemas"]["ProfileCard"][];
            meta: components["schemas"]["GalleryMeta"];
        };
        GalleryMeta: {
            page: number;
            limit: number;
            /** @description As in other lists; with a `searchText` of those that are ranked. */
            total: components["schemas"]["Total"];
            /** @description Of `total`. */
            totalPages: number;
            /** @description The `cursor` of the next part. Only what comes by time has one; the rest is read by page. */
            nextCursor: components["schemas"]["NextCursor"];
            /** @description Nothing holds the words that were looked for: these have names, tags or words like them. */
            isAlike: boolean;
        };
        /** @description A public group as its card shows it, the same for everyone (D36); one of its two links is there at least. */
        PublicGroup: {
            _id: components["schemas"]["Id"];
            name: components["schemas"]["ProfileName"];
            bio: components["schemas"]["ProfileBio"];
            avatar: components["schemas"]["NullablePictureUrl"];
            coverImage: components["schemas"]["NullablePictureUrl"];
            tags: components["schemas"]["WordList"];
            isVerified: boolean;
            memberCount: number;
            communityLink: components["schemas"]["NullableLink"];
            xProfile: components["schemas"]["NullableLink"];
        };
        PublicGroupPage: {
            data: components["schemas"]["PublicGroup"][];
            meta: components["schemas"]["GalleryMeta"];
        };
        TrendingProfileList: {
            data: components["schemas"]["ProfileCard"][];
        };
        Statistics: {
            people: number;
            profiles: number;
            matches: number;
            messages: number;
            /** @description Whether a language model re-orders the best cards of a deck; only then the product speaks of AI matching (D38). */
            hasAiMatching: boolean;
        };
        TranslationInput: {
            profile: {
                _id: components["schemas"]["Id"];
            };
            targetLanguage: components["schemas"]["Language"];
        };
        TranslationResult: {
            data: components["schemas"]["TranslatedText"];
            meta: {
                /** @description As a BCP 47 tag; null where nobody could tell. */
                sourceLanguage: string | null;
                /**
                 * @description Null for the original text.
                 * @enum {string|null}
                 */
                provider: "libretranslate" | "model" | null;
            };
        };
        TranslatedText: {
            name: components["schemas"]["ProfileName"];
            bio: string;
            /** @description What a group asks of newcomers; null for others, and where it asks nothing. */
            entryRequirements: string | null;
            description: null;
            goals: null;
            lookingFor: null;
        };
        /** @description USD as decimal text. */
        UsdAmount: string;
        NullableUsdAmount: string | null;
        TokenMarket: {
            /** @constant */
            chain: "bsc";
            address: components["schemas"]["TokenAddress"];
            symbol: string;
            priceUsd: components["schemas"]["UsdAmount"];
            priceChange: {
                /** @description Per cent in 24 hours. */
                h24: number | null;
            };
            fdv: components["schemas"]["NullableUsdAmount"];
            marketCap: components["schemas"]["NullableUsdAmount"];
            volume: {
                h24: components["schemas"]["NullableUsdAmount"];
            };
            liquidity: {
                usd: components["schemas"]["UsdAmount"];
            };
            /**
             * Format: uri
             * @description The pair's page.
             */
            url: string;
            /** @description The exchange as the source names it. */
            dexId: string;
            /** @enum {string} */
            source: "dexscreener" | "geckoterminal";
            /** @description When the source answered. */
            readAt: components["schemas"]["DateTime"];
            /** @description How old it is by the clock of the server; above 60 no source answers at the moment. */
            ageSeconds: number;
        };
        /** @enum {string} */
        MessageType: "text" | "gif";
        /** Format: visible-name */
        GifId: string;
        /** @description What it shows, in words; empty where nobody said. */
        GifTitle: string;
        /** @description Pixels. */
        GifSide: number;
        GifMetadata: {
            gifId: components["schemas"]["GifId"];
            title: components["schemas"]["GifTitle"];
            width: components["schemas"]["GifSide"];
            height: components["schemas"]["GifSide"];
            /** @description Its first picture, for those who asked for less motion; null where there is none. */
            stillUrl: components["schemas"]["NullableGifUrl"];
        };
        /** @description SPEC 3, and the still picture. */
        Gif: {
            id: components["schemas"]["GifId"];
            title: components["schemas"]["GifTitle"];
            /** @description The one to send. */
            url: components["schemas"]["GifUrl"];
            /** @description A small one that moves, to choose by. */
            previewUrl: components["schemas"]["GifUrl"];
            /** @description The largest. */
            originalUrl: components["schemas"]["GifUrl"];
            /** @description Its first picture. */
            stillUrl: components["schemas"]["GifUrl"];
            /** @description Of the one to send. */
            width: components["schemas"]["GifSide"];
            /** @description Of the one to send. */
            height: components["schemas"]["GifSide"];
        };
        GifList: {
            data: components["schemas"]["Gif"][];
            meta: {
                page: number;
                hasMore: boolean;
            };
        };
        Message: {
            _id: components["schemas"]["Id"];
            conversationId: components["schemas"]["Id"];
            /** @description The place in the conversation, without gaps. */
            seq: number;
            /** @description The sender's own id of the message (D25). */
            clientId: components["schemas"]["Id"];
            /** @description The sending profile. */
            senderId: components["schemas"]["Id"];
            type: components["schemas"]["MessageType"];
            /** @description The text, or the address of the GIF. */
            content: string;
            metadata: components["schemas"]["GifMetadata"] | null;
            /**
             * @description `read` when the other side has read it.
             * @enum {string}
             */
            status: "sent" | "read";
            createdAt: components["schemas"]["DateTime"];
        };
        MessageInput: components["schemas"]["TextMessageInput"] | components["schemas"]["GifMessageInput"];
        TextMessageInput: {
            /** @constant */
            type: "text";
            conversationId: components["schemas"]["Id"];
            /** @description Makes it safe to send again (D25); the server makes one when it is left out. */
            clientId?: components["schemas"]["Id"];
            content: string;
            /** @description The warnings that the sender overrules (D69). Left out: none. */
            acknowledged?: components["schemas"]["MessageWarningKind"][];
        };
        /** @enum {string} */
        MessageWarningKind: "resembling_address" | "mistyped_address" | "private_key" | "deceptive_link" | "pay_first" | "poses_as_team" | "asks_for_secret";
        MessageWarning: {
            kind: components["schemas"]["MessageWarningKind"];
            /** @description The address or the host that it is about; null if it is about the whole text. */
            found: string | null;
            /** @description With `resembling_address`: the address of this conversation or of its two profiles that `found` looks like. */
            other: string | null;
        };
        GifMessageInput: {
            /** @constant */
            type: "gif";
            conversationId: components["schemas"]["Id"];
            /** @description Makes it safe to send again (D25); the server makes one when it is left out. */
            clientId?: components["schemas"]["Id"];
            content: components["schemas"]["GifUrl"];
            metadata: components["schemas"]["GifMetadata"];
        };
        MessageList: {
            data: components["schemas"]["Message"][];
            meta: {
                hasMore: boolean;
            };
        };
        LastMessage: {
            seq: number;
            content: string;
            type: components["schemas"]["MessageType"];
            senderId: components["schemas"]["Id"];
            createdAt: components["schemas"]["DateTime"];
        };
        Conversation: {
            _id: components["schemas"]["Id"];
            participants: components["schemas"]["Partner"][];
            lastMessage: components["schemas"]["LastMessage"] | null;
            lastMessageAt: components["schemas"]["NullableDateTime"];
            /** @description Keyed by the viewer's profile id; it names no other profile. */
            unreadCount: {
                [key: string]: number;
            };
            /** @description The first message of the partner that the viewer's profile has not answered; null if it is not its turn (D63). */
            waitingSince: components["schemas"]["NullableDateTime"];
            /** @description Null while the conversation is open. */
            closed: components["schemas"]["Closing"] | null;
            createdAt: components["schemas"]["DateTime"];
        };
        YourTurn: {
            /** @description Whether they come before the deck now. */
            isBeforeDeck: boolean;
            total: components["schemas"]["Total"];
            data: components["schemas"]["Conversation"][];
        };
        Closing: {
            /** @description Whether the viewer's profile closed the conversation. */
            isOwn: boolean;
            /** @description Whether the match was ended, so that nobody can write any more (D64); else it was closed kindly (D63). */
            isEnded: boolean;
            at: components["schemas"]["DateTime"];
        };
        /** @description The data of the realtime event `conversation-closed` on `user:{profileId}` of both sides. */
        ConversationClosed: {
            conversationId: components["schemas"]["Id"];
            /** @description It may be closed again: each time is an event of its own. */
            changedAt: components["schemas"]["DateTime"];
        };
        ConversationInput: {
            targetProfileId: components["schemas"]["Id"];
            /** @description The acting profile. */
            profileId?: components["schemas"]["Id"];
        };
        ConversationList: {
            data: components["schemas"]["Conversation"][];
            meta: {
                total: components["schemas"]["Total"];
                limit: number;
                offset: number;
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        /** @description Also the data of the realtime event `read` on `conversation:{id}`, and on `user:{profileId}` of the reader. */
        ReadReceipt: {
            conversationId: components["schemas"]["Id"];
            readerProfileId: components["schemas"]["Id"];
            /** @description The last message that is read, 0 when there is none. */
            lastReadSeq: number;
            readAt: components["schemas"]["DateTime"];
        };
        /** @description Also the data of the realtime event `notification` on `user:{userId}`. */
        Notification: components["schemas"]["AnonymousNotification"] | components["schemas"]["NamedNotification"];
        /** @description The data of the realtime event `notifications-changed` on `user:{userId}`. It says nothing but that some were read or deleted, on whatever device; whoever shows them asks again. */
        NotificationsChanged: {
            changedAt: components["schemas"]["DateTime"];
        };
        /** @description Someone liked you, without anything about who (D1). */
        AnonymousNotification: {
            /** @enum {string} */
            type: "new_like" | "new_likes_group";
            _id: components["schemas"]["Id"];
            isRead: boolean;
            readAt: components["schemas"]["NullableDateTime"];
            createdAt: components["schemas"]["DateTime"];
            title: string;
            message: string;
            actionUrl: components["schemas"]["ActionUrl"];
            data: {
                /** @description The own profile that was liked. */
                receiverProfileId?: components["schemas"]["Id"];
                /** @description The name of that profile. */
                profileName?: components["schemas"]["ProfileName"];
                /** @description new_likes_group: how many likes it stands for. */
                count?: number;
                /** @description Whether it is a super-like; of several likes, whether one is. */
                isSuperLike?: boolean;
            };
        };
        NamedNotification: {
            /** @enum {string} */
            type: "new_like_revealed" | "super_like_returned" | "new_match" | "new_message" | "conversation_closed" | "payment_confirmed" | "payment_refunded" | "subscription_upgraded" | "subscription_ending" | "ticket_answered" | "ticket_returned" | "ticket_closed" | "profile_hidden" | "link_approved" | "link_rejected" | "decision_made" | "report_decided" | "appeal_answered" | "proof_changed" | "seat_requested";
            _id: components["schemas"]["Id"];
            isRead: boolean;
            readAt: components["schemas"]["NullableDateTime"];
            createdAt: components["schemas"]["DateTime"];
            title: string;
            message: string;
            actionUrl: components["schemas"]["ActionUrl"];
            data: components["schemas"]["NotificationData"];
        };
        /** @description Only the fields of the notification's type are there. */
        NotificationData: {
            /** @description new_like_revealed, new_message, conversation_closed: the other profile. */
            profileId?: components["schemas"]["Id"];
            /** @description new_like_revealed, super_like_returned, new_match, new_message, conversation_closed: the own profile. */
            profileName?: components["schemas"]["ProfileName"];
            /** @description new_match: the other profile. */
            matchedProfileId?: components["schemas"]["Id"];
            matchedProfileName?: components["schemas"]["ProfileName"];
            /** @description new_like_revealed. */
            likerName?: components["schemas"]["ProfileName"];
            /** @description new_message, conversation_closed. */
            senderName?: components["schemas"]["ProfileName"];
            picture?: components["schemas"]["NotificationPicture"];
            isSuperLike?: boolean;
            conversationId?: components["schemas"]["Id"];
            /** @description The own profile that it is about. */
            receiverProfileId?: components["schemas"]["Id"];
            tier?: components["schemas"]["Tier"];
            /** @description payment_confirmed, payment_refunded. */
            paymentId?: components["schemas"]["Id"];
            /** @description subscription_ending: days before the end of the plan, 3 or 1. */
            daysLeft?: number;
            /** @description subscription_ending. */
            endsAt?: components["schemas"]["DateTime"];
            /** @description ticket_answered, ticket_returned, ticket_closed. */
            ticketId?: components["schemas"]["Id"];
            /** @description ticket_answered, ticket_returned, ticket_closed. */
            ticketSubject?: components["schemas"]["TicketSubject"];
            /** @description link_approved, link_rejected. */
            linkUrl?: components["schemas"]["Link"];
            /** @description decision_made, appeal_answered. */
            decisionId?: components["schemas"]["Id"];
            /** @description report_decided. */
            reportId?: components["schemas"]["Id"];
            /**
             * @description report_decided, appeal_answered.
             * @enum {string}
             */
            outcome?: "acted" | "dismissed" | "granted" | "upheld";
            /** @description profile_hidden: why, in the words of the team. */
            reason?: string;
            /** @description proof_changed, seat_requested. */
            proofId?: components["schemas"]["Id"];
            /** @description proof_changed. */
            proofKind?: components["schemas"]["ProofKind"];
            /** @description proof_changed: what it is about, as in `Proof.subject`. */
            proofSubject?: string;
            /** @description proof_changed. */
            proofChange?: components["schemas"]["ProofChange"];
        };
        /** @description new_like_revealed, new_match, new_message, conversation_closed: how the other profile looks today; not there once it is deleted (D39). */
        NotificationPicture: {
            /** @description Its first photo, else its avatar. */
            url: components["schemas"]["NullablePictureUrl"];
            profileType: components["schemas"]["ProfileType"];
        };
        /** @description A path of the web app: where the notification leads this person. `null` leads nowhere. */
        ActionUrl: string | null;
        NotificationList: {
            data: components["schemas"]["Notification"][];
            meta: {
                total: components["schemas"]["Total"];
                /** @description Counted up to 100. */
                unread: number;
                limit: number;
                offset: number;
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        NotificationCounts: {
            /** @description Likes received that were not answered by a like, counted up to 100. */
            totalLikes: number;
            /** @description Those of them since likes were last viewed, counted up to 100. */
            newLikes: number;
            /** @description Messages received that were not read, counted up to 100. */
            unreadMessages: number;
            /** @description Keyed by own profile id, each counted up to 100; a profile that has none is left out. */
            unreadMessagesByProfile: {
                [key: string]: number;
            };
            /** @description Own tickets with an answer that was not seen, counted up to 100. */
            answeredTickets: number;
            /** @description Unread notifications, counted up to 100. */
            unread: number;
        };
        /** Format: visible-name */
        TicketSubject: string;
        TicketDescription: string;
        /** Format: visible-name */
        SavedReplyName: string;
        TicketText: string;
        /** @enum {string} */
        TicketCategory: "technical" | "billing" | "account" | "feature_request" | "bug_report" | "other";
        /** @enum {string} */
        TicketPriority: "low" | "medium" | "high" | "urgent";
        /** @enum {string} */
        TicketStatus: "open" | "in_progress" | "resolved" | "closed";
        /** @enum {string} */
        ReportSubjectType: "profile" | "group" | "message" | "picture" | "link";
        /** @enum {string} */
        ReportReason: "scam" | "impersonation" | "spam" | "harassment" | "hate" | "sexual" | "violence" | "minor" | "illegal" | "other";
        ReportSubject: {
            type: components["schemas"]["ReportSubjectType"];
            /** @description Its `_id`; of a picture the hash in its address, or the part of the address that begins with it. */
            id: string;
            /** @description Of a picture: the profile that shows it, as several may. */
            profileId?: components["schemas"]["Id"];
        };
        ReportInput: {
            subject: components["schemas"]["ReportSubject"];
            reason: components["schemas"]["ReportReason"];
            /** @description In the reporter's own words. */
            message?: string;
            /** @description Messages of the reporter's own conversations. */
            evidence?: components["schemas"]["Id"][];
        };
        Report: {
            _id: components["schemas"]["Id"];
            subject: components["schemas"]["ReportSubject"];
            /** @description The name of the profile that shows or wrote it, as it was. */
            name: string;
            /** @description The first words of a message, or a link; else empty. */
            excerpt: string;
            reason: components["schemas"]["ReportReason"];
            message: string;
            evidenceCount: number;
            /** @enum {string} */
            state: "open" | "decided";
            /**
             * @description Whether the team took a measure; null while it is open.
             * @enum {string|null}
             */
            outcome: "acted" | "dismissed" | null;
            createdAt: components["schemas"]["DateTime"];
            decidedAt: components["schemas"]["NullableDateTime"];
        };
        ReportList: {
            data: components["schemas"]["Report"][];
            meta: {
                total: components["schemas"]["Total"];
                limit: number;
                offset: number;
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        /**
         * @description The mildest first (D65).
         * @enum {string}
         */
        Measure: "none" | "warn" | "hide_field" | "hide_picture" | "hide_profile" | "mute" | "suspend";
        /** @description Why, in the language of the person (DSA 17): sentences to show as they are. */
        StatementOfReasons: {
            language: components["schemas"]["Language"];
            what: string;
            where: string;
            measure: string;
            duration: string;
            rule: {
                number: string;
                title: string;
                words: string;
            };
            facts: string;
            machine: string;
            appeal: string;
        };
        Appeal: {
            message: string;
            createdAt: components["schemas"]["DateTime"];
            /**
             * @description Granted: the measure is taken back. Null until it is answered.
             * @enum {string|null}
             */
            outcome: "granted" | "upheld" | null;
            answer: string | null;
            answeredAt: components["schemas"]["NullableDateTime"];
        };
        Decision: {
            _id: components["schemas"]["Id"];
            subject: components["schemas"]["ReportSubject"];
            /** @description Whose subject it is or was; null once that profile is erased. */
            profileId: components["schemas"]["Id"] | null;
            measure: components["schemas"]["Measure"];
            /** @description Null for a dismissal only. */
            statement: components["schemas"]["StatementOfReasons"] | null;
            createdAt: components["schemas"]["DateTime"];
            /** @description When the measure ends by itself; null for good. */
            endsAt: components["schemas"]["NullableDateTime"];
            endedAt: components["schemas"]["NullableDateTime"];
            /** @enum {string|null} */
            endedBy: "time" | "appeal" | "team" | null;
            /** @description Until when it counts as a strike. */
            strikeEndsAt: components["schemas"]["NullableDateTime"];
            appeal: components["schemas"]["Appeal"] | null;
            appealUntil: components["schemas"]["DateTime"];
            canAppeal: boolean;
        };
        DecisionList: {
            data: components["schemas"]["Decision"][];
            meta: {
                total: components["schemas"]["Total"];
                limit: number;
                offset: number;
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        PersonOfTeam: {
            _id: components["schemas"]["Id"];
            displayName: string;
        };
        TeamDecision: {
            _id: components["schemas"]["Id"];
            subject: components["schemas"]["ReportSubject"];
            measure: components["schemas"]["Measure"];
            /** @description The rule; null for a dismissal. */
            policy: string | null;
            severity: string | null;
            facts: string;
            statement: components["schemas"]["StatementOfReasons"] | null;
            decidedBy: components["schemas"]["PersonOfTeam"];
            /** @description A suspension for good that a second person has not confirmed; `endsAt` holds until then. */
            awaitsConfirmation: boolean;
            createdAt: components["schemas"]["DateTime"];
            endsAt: components["schemas"]["NullableDateTime"];
            endedAt: components["schemas"]["NullableDateTime"];
            /** @enum {string|null} */
            endedBy: "time" | "appeal" | "team" | null;
            strikeEndsAt: components["schemas"]["NullableDateTime"];
            appeal: components["schemas"]["Appeal"] | null;
        };
        ReportClaim: {
            /** @description False gives it up, whoever has it. */
            isMine: boolean;
        };
        EscalationInput: {
            /** @description What the owners should know; null hands it back. */
            note: string | null;
        };
        LiftInput: {
            reason: components["schemas"]["Reason"];
        };
        DecisionInput: {
            measure: components["schemas"]["Measure"];
            /**
             * @description The rule; needed for a measure.
             * @enum {string|null}
             */
            policy?: "scam" | "impersonation" | "spam" | "harassment" | "hate" | "sexual" | "violence" | "minor" | "illegal" | "malware" | null;
            /**
             * @description Needed for a measure.
             * @enum {string|null}
             */
            severity?: "low" | "medium" | "high" | "severe" | null;
            /** @description How long: of `mute` 1 to 30. What hides lasts as long as the strike where it is left out, `suspend` for good. */
            days?: number | null;
            /** @description What happened, for the person: needed for a measure. */
            facts?: string;
            /**
             * @description With `hide_field` of a profile or group.
             * @enum {string|null}
             */
            field?: "name" | "bio" | "tags" | "entryRequirements" | null;
            /** @description With `hide_picture` of a profile or group: the hash. */
            picture?: string | null;
        };
        AppealInput: {
            message: string;
        };
        AppealAnswer: {
            /** @enum {string} */
            outcome: "granted" | "upheld";
            message: string;
        };
        ReportedText: {
            /** @enum {string} */
            field: "name" | "kind" | "bio" | "tags" | "interests" | "skills" | "entryRequirements" | "links" | "message" | "gif";
            text: string;
        };
        ReportedMessage: {
            senderName: string;
            /** @description Whether the reporter wrote it. */
            isReporter: boolean;
            /** @enum {string} */
            type: "text" | "gif";
            content: string;
            sentAt: components["schemas"]["DateTime"];
        };
        OtherAccount: {
            _id: components["schemas"]["Id"];
            displayName: string;
            createdAt: components["schemas"]["DateTime"];
            isSuspended: boolean;
            /** @description How many measures the team took on it. */
            measures: number;
        };
        TeamReport: {
            _id: components["schemas"]["Id"];
            /** @description Other accounts with the wallet or the mail address of the person, so most likely theirs too. */
            otherAccounts: components["schemas"]["OtherAccount"][];
            subject: components["schemas"]["ReportSubject"];
            /** @description As it was when it was reported last. */
            content: {
                name: string;
                texts: components["schemas"]["ReportedText"][];
                pictures: {
                    url: components["schemas"]["PictureUrl"];
                    description: string | null;
                }[];
                /** @description Of a message. */
                sentAt: components["schemas"]["NullableDateTime"];
            };
            /** @description The profile that shows or wrote it. */
            profileId: components["schemas"]["Id"];
            person: {
                _id: components["schemas"]["Id"];
                displayName: string;
                language: components["schemas"]["Language"];
                createdAt: components["schemas"]["DateTime"];
                isNewcomer: boolean;
                mutedUntil: components["schemas"]["NullableDateTime"];
                isSuspended: boolean;
                isSuspendedForGood: boolean;
            };
            /** @description All profiles of the person. */
            profiles: {
                _id: components["schemas"]["Id"];
                name: components["schemas"]["ProfileName"];
                profileType: components["schemas"]["ProfileType"];
                isHidden: boolean;
            }[];
            reportCount: number;
            /** @description The sum of what its reports weigh: each from 0 to 2, by what became of the reporter's earlier ones. */
            weight: number;
            isUrgent: boolean;
            /** Format: uuid */
            assignedTo: string | null;
            assigneeName: string | null;
            /** @description Who handed it to the owners, and why; null if nobody did. */
            escalation: {
                note: string;
                by: components["schemas"]["PersonOfTeam"];
                createdAt: components["schemas"]["DateTime"];
            } | null;
            openedAt: components["schemas"]["DateTime"];
            lastReportedAt: components["schemas"]["DateTime"];
            /** @description The newest first. */
            reports: {
                _id: components["schemas"]["Id"];
                /** @description Null for a guest. */
                reporterName: string | null;
                reason: components["schemas"]["ReportReason"];
                message: string;
                evidence: components["schemas"]["ReportedMessage"][];
                weight: number;
                createdAt: components["schemas"]["DateTime"];
            }[];
            /** @description Other measures on the person, the newest first. */
            strikes: components["schemas"]["TeamDecision"][];
            /** @description Null while it is open. */
            decision: components["schemas"]["TeamDecision"] | null;
        };
        TeamAppeal: {
            /** @description The decision. */
            _id: components["schemas"]["Id"];
            /** @description Who appeals. */
            person: components["schemas"]["PersonOfTeam"];
            decision: components["schemas"]["TeamDecision"];
            /** @description Of the profile, as it was reported. */
            name: string;
            texts: components["schemas"]["ReportedText"][];
            appeal: components["schemas"]["Appeal"];
        };
        TransparencyFigure: {
            /**
             * Format: date
             * @description Its first day (UTC).
             */
            quarter: string;
            /**
             * @description Reports by reason, decisions by measure, measures by rule, appeals by `received`, `granted` and `upheld`.
             * @enum {string}
             */
            kind: "report" | "decision" | "policy" | "appeal";
            name: string;
            count: number;
        };
        Transparency: {
            data: components["schemas"]["TransparencyFigure"][];
        };
        TeamReportList: {
            data: components["schemas"]["TeamReport"][];
            meta: components["schemas"]["TeamPagination"];
        };
        TeamAppealList: {
            data: components["schemas"]["TeamAppeal"][];
            meta: components["schemas"]["TeamPagination"];
        };
        TicketInput: {
            subject: components["schemas"]["TicketSubject"];
            description: components["schemas"]["TicketDescription"];
            category: components["schemas"]["TicketCategory"];
            /**
             * @default medium
             * @enum {string}
             */
            priority?: "low" | "medium" | "high" | "urgent";
            pictures?: components["schemas"]["TicketPictureIds"];
        };
        /** @description Pictures of the caller that were uploaded for tickets and not sent yet, in their order. */
        TicketPictureIds: components["schemas"]["Id"][];
        /** @description Words, pictures, or both; with neither 400 `validation_failed`. */
        TicketMessageInput: {
            /** @description Left out where the pictures say it all. */
            message?: components["schemas"]["TicketText"];
            pictures?: components["schemas"]["TicketPictureIds"];
        };
        TicketStatusInput: {
            status: components["schemas"]["TicketStatus"];
        };
        TicketAssignment: {
            /**
             * Format: uuid
             * @description The id of somebody in the team.
             */
            assignedTo: string | null;
        };
        TicketSummary: {
            _id: components["schemas"]["Id"];
            subject: components["schemas"]["TicketSubject"];
            /** @description Who asks. */
            userId: components["schemas"]["Id"];
            userName: string;
            /** @description What that person has today. */
            tier: components["schemas"]["Tier"];
            category: components["schemas"]["TicketCategory"];
            priority: components["schemas"]["TicketPriority"];
            status: components["schemas"]["TicketStatus"];
            /**
             * Format: uuid
             * @description Who of the team has it; null for nobody, and for readers outside the team.
             */
            assignedTo: string | null;
            /** @description The name of that person. */
            assigneeName: string | null;
            messageCount: number;
            /** @description Answers that the person who asks has not seen. */
            unreadAnswers: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description SPEC 3 (Ticket). */
        Ticket: {
            _id: components["schemas"]["Id"];
            subject: components["schemas"]["TicketSubject"];
            /** @description Who asks. */
            userId: components["schemas"]["Id"];
            userName: string;
            /** @description What that person has today. */
            tier: components["schemas"]["Tier"];
            category: components["schemas"]["TicketCategory"];
            priority: components["schemas"]["TicketPriority"];
            status: components["schemas"]["TicketStatus"];
            /**
             * Format: uuid
             * @description Who of the team has it; null for nobody, and for readers outside the team.
             */
            assignedTo: string | null;
            /** @description The name of that person. */
            assigneeName: string | null;
            messageCount: number;
            /** @description Answers that the person who asks has not seen. */
            unreadAnswers: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            description: components["schemas"]["TicketDescription"];
            pictures: components["schemas"]["TicketPictures"];
            /** @description The newest, ascending by `seq`. `listTicketMessages` has those below the first. */
            messages: components["schemas"]["TicketMessage"][];
        };
        TicketMessage: {
            _id: components["schemas"]["Id"];
            /** @description Its place in the ticket: 1, 2, 3, with none left out. */
            seq: number;
            /** @description Empty where the pictures say it all. */
            message: string;
            /** @description Whether the team wrote it. */
            isSupport: boolean;
            timestamp: components["schemas"]["DateTime"];
            pictures: components["schemas"]["TicketPictures"];
        };
        TicketMessageList: {
            data: components["schemas"]["TicketMessage"][];
            meta: {
                hasMore: boolean;
            };
        };
        TicketPictures: components["schemas"]["TicketPicture"][];
        /** @description Seen by the person who asks and by the team alone (D51). */
        TicketPicture: {
            _id: components["schemas"]["Id"];
            /** @description Below the origin. It expires 10 to 15 minutes after the answer: whoever shows the ticket asks for it again. */
            url: string;
            width: number;
            height: number;
        };
        TicketList: {
            data: components["schemas"]["TicketSummary"][];
            meta: {
                total: components["schemas"]["Total"];
                limit: number;
                offset: number;
                nextCursor: components["schemas"]["NextCursor"];
            };
        };
        AllTicketList: {
            data: components["schemas"]["TeamTicketSummary"][];
            meta: components["schemas"]["TeamPagination"];
        };
        TeamTicketSummary: {
            _id: components["schemas"]["Id"];
            subject: components["schemas"]["TicketSubject"];
            /** @description Who asks. */
            userId: components["schemas"]["Id"];
            userName: string;
            /** @description What that person has today. */
            tier: components["schemas"]["Tier"];
            category: components["schemas"]["TicketCategory"];
            priority: components["schemas"]["TicketPriority"];
            status: components["schemas"]["TicketStatus"];
            /**
             * Format: uuid
             * @description Who of the team has it; null for nobody.
             */
            assignedTo: string | null;
            /** @description The name of that person. */
            assigneeName: string | null;
            messageCount: number;
            /** @description Answers that the person who asks has not seen. */
            unreadAnswers: number;
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            /** @description When the team answered first. */
            firstAnswerAt: components["schemas"]["NullableDateTime"];
            /** @description Since when the person waits for the team; null where nothing waits for it. */
            waitingSince: components["schemas"]["NullableDateTime"];
        };
        TeamTicket: {
            ticket: components["schemas"]["Ticket"];
            /** @description When the team answered first. */
            firstAnswerAt: components["schemas"]["NullableDateTime"];
            /** @description Since when the person waits for the team; null where nothing waits for it. */
            waitingSince: components["schemas"]["NullableDateTime"];
            /** @description The oldest first. */
            notes: components["schemas"]["TicketNote"][];
            person: components["schemas"]["TicketPerson"];
        };
        /** @description Who asks. */
        TicketPerson: {
            privyId: string;
            avatar: components["schemas"]["NullablePictureUrl"];
            language: components["schemas"]["Language"];
            /**
             * Format: uuid
             * @description The payment that the person began last.
             */
            lastPaymentId: string | null;
        };
        TicketNote: {
            _id: components["schemas"]["Id"];
            note: components["schemas"]["TicketText"];
            authorName: string;
            createdAt: components["schemas"]["DateTime"];
        };
        TicketNoteInput: {
            note: components["schemas"]["TicketText"];
        };
        SavedReply: {
            _id: components["schemas"]["Id"];
            name: string;
            texts: components["schemas"]["SavedReplyTexts"];
            updatedAt: components["schemas"]["DateTime"];
        };
        SavedReplyInput: {
            name: components["schemas"]["SavedReplyName"];
            texts: components["schemas"]["SavedReplyTexts"];
            /**
             * Format: date-time
             * @description Of the reply that the edit began from (D58).
             */
            updatedAt?: string;
        };
        SavedReplyTexts: {
            en: components["schemas"]["TicketText"];
            fr: components["schemas"]["TicketText"];
            zh: components["schemas"]["TicketText"];
        };
        TicketDesk: {
            /** @description At most 100, by name. */
            team: {
                _id: components["schemas"]["Id"];
                displayName: string;
                /** @enum {string} */
                role: "support" | "admin" | "owner";
            }[];
            /** @description Of the latest 1,000 first answers of the last 30 days; null where there are none. */
            medianFirstAnswerSeconds: number | null;
        };
        /** @description The data of the realtime event `ticket-changed` on `ticket:{id}`. It says nothing but that there is a message more or another status; whoever shows the ticket asks again. On `tickets`, which the team alone hears, it also comes for new tickets, notes and assignments. */
        TicketChanged: {
            ticketId: components["schemas"]["Id"];
            changedAt: components["schemas"]["DateTime"];
        };
        /** @description The data of the realtime event `reports-changed` on `reports`, which admins alone hear. It says nothing but that a report, a claim, a decision or an appeal came or changed; whoever has the desk open asks again. */
        ReportsChanged: {
            changedAt: components["schemas"]["DateTime"];
        };
        RealtimeToken: {
            token: string;
            expiresAt: components["schemas"]["DateTime"];
            /** @description The user's id. */
            clientId: components["schemas"]["Id"];
            /** @description The channels that the token opens. */
            channels: string[];
        };
        /** @description The data of the realtime event `new-message` on `conversation:{id}`, and on `user:{profileId}` of the sender. */
        NewMessageEvent: {
            conversationId: components["schemas"]["Id"];
            message: components["schemas"]["Message"];
        };
        /** @description The data of the realtime event `new-message-notification` on `user:{profileId}`. */
        NewMessageNotificationEvent: {
            conversationId: components["schemas"]["Id"];
            receiverProfileId: components["schemas"]["Id"];
            message: components["schemas"]["Message"];
        };
        /** @description Every error (D30). */
        Problem: {
            /** @description A URI of the kind of error, `urn:mutuals:problem:{code}`. */
            type: string;
            /** @description The name of the status. */
            title: string;
            status: number;
            code: components["schemas"]["ErrorCode"];
            /** @description English, safe to show. */
            message: string;
            /** @description Empty when no field is to blame. */
            errors: components["schemas"]["FieldError"][];
            /** @description For support. */
            requestId: string;
            /** @description With the codes of used-up limits. */
            limit?: components["schemas"]["LimitInfo"];
            /** @description With `payment_pending`: the payment that is open (SPEC 3). */
            pendingPaymentId?: components["schemas"]["Id"];
            pendingPayment?: components["schemas"]["PendingPayment"];
            /** @description With `message_warned`: what was not acknowledged. */
            warnings?: components["schemas"]["MessageWarning"][];
            /** @description With `newcomer_link` and `newcomer_conversations`: when the person is no newcomer any more. With `messages_muted` and `account_suspended`: when it ends; not there for good. */
            until?: components["schemas"]["DateTime"];
        };
        /** @description With `payment_pending`: what the open payment is for, and until when it keeps others from being begun. */
        PendingPayment: {
            subscriptionTier: components["schemas"]["PaidTier"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            expectedAmount: components["schemas"]["CoinAmount"];
            usdPrice: components["schemas"]["DecimalAmount"];
            expiresAt: components["schemas"]["DateTime"];
        };
        FieldError: {
            /** @description Where: `body`, `query`, `path` or `headers`, then the fields, as in `body/individualData/skills/3`. */
            path: string;
            code: components["schemas"]["FieldErrorCode"];
            message: string;
        };
        /** @enum {string} */
        FieldErrorCode: "required" | "unknown_field" | "invalid_type" | "invalid_choice" | "invalid_format" | "invalid_characters" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few" | "too_many" | "not_allowed" | "changed";
        /** @enum {string} */
        ErrorCode: "validation_failed" | "malformed_json" | "invalid_text" | "picture_not_allowed" | "picture_unreadable" | "link_not_allowed" | "seed_phrase" | "resembles_proven_address" | "seeking_contradictory" | "signature_invalid" | "proof_subject_invalid" | "push_endpoint_not_allowed" | "unauthenticated" | "token_invalid" | "token_expired" | "identity_required" | "payment_required" | "forbidden" | "sign_in_too_old" | "not_your_profile" | "not_by_you" | "messages_muted" | "account_suspended" | "hidden_by_team" | "report_not_found" | "decision_not_found" | "already_decided" | "no_other_owner" | "measure_not_possible" | "already_appealed" | "appeal_too_late" | "account_deletion_pending" | "account_deleted" | "cannot_report_own" | "report_subject_not_found" | "evidence_not_found" | "not_a_participant" | "not_matched" | "cannot_like_own_profile" | "cannot_bookmark_own_profile" | "cannot_block_yourself" | "newcomer_link" | "newcomer_conversations" | "like_limit_reached" | "super_like_unavailable" | "super_like_limit_reached" | "advanced_filters_locked" | "not_found" | "acting_profile_not_found" | "user_not_found" | "profile_not_found" | "link_not_found" | "proof_not_found" | "proof_subject_not_found" | "proof_conflict_not_found" | "block_not_found" | "conversation_not_found" | "token_not_available" | "notification_not_found" | "payment_not_found" | "ticket_not_found" | "push_subscription_not_found" | "assignee_not_found" | "onboarding_session_not_found" | "payment_pending" | "refund_waiting" | "payment_paid" | "tier_is_current" | "tier_is_lower" | "nothing_to_claim" | "worth_too_little" | "payment_not_booked_yet" | "nothing_to_settle" | "link_already_decided" | "nothing_to_undo" | "migration_running" | "migration_not_running" | "nothing_to_retry" | "already_liked" | "already_bookmarked" | "saved_reply_limit_reached" | "saved_reply_changed" | "saved_reply_deleted" | "bookmark_limit_reached" | "block_limit_reached" | "mute_limit_reached" | "mail_link_not_found" | "mail_unavailable" | "signed_out" | "push_key_changed" | "profile_type_immutable" | "profile_changed" | "profile_renamed" | "proof_holder_changed" | "onboarding_message_limit_reached" | "onboarding_incomplete" | "profile_limit_reached" | "partner_deleted" | "no_longer_matched" | "ticket_move_not_allowed" | "ticket_closed" | "ticket_full" | "message_warned" | "client_id_reused" | "proof_limit_reached" | "proof_held_by_you" | "proof_conflict" | "challenge_over" | "challenge_not_met" | "account_accepts_all" | "account_not_deployed" | "subject_unprovable" | "proof_not_yours" | "seat_unanswered" | "proof_unavailable" | "proof_kind_unavailable" | "idempotency_key_reused" | "idempotency_in_progress" | "payments_unavailable" | "price_unavailable" | "method_unavailable" | "gifs_unavailable" | "push_unavailable" | "translation_unavailable" | "payload_too_large" | "picture_too_many_pixels" | "unsupported_media_type" | "picture_format_unknown" | "rate_limited" | "internal_error" | "service_unavailable" | "maintenance" | "malformed_request" | "request_timeout" | "headers_too_large" | "wrong_host";
    };
    responses: {
        /** @description A value, or the text as a whole, is not right. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no token, or it is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has to be paid for first. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is not possible now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not do this, or not today. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is not there, or not any more. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not fit what is stored. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other error, 413, 415, 429 and 5xx among them. 429 comes with `Retry-After` in seconds (D40). */
        Problem: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The identity token of the sign-in service; needed to see a user for the first time (D34). */
        IdentityToken: string;
        /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
        IdempotencyKey: string;
        /** @description The profile. */
        ProfileId: components["schemas"]["Id"];
        /** @description The payment. */
        PaymentId: components["schemas"]["Id"];
        /** @description The conversation. */
        ConversationId: components["schemas"]["Id"];
        /** @description The notification. */
        NotificationId: components["schemas"]["Id"];
        /** @description The ticket. */
        TicketId: components["schemas"]["Id"];
        /** @description The proof. */
        ProofId: components["schemas"]["Id"];
        /** @description The reply. A new one gets the id that it is first saved under. */
        SavedReplyId: components["schemas"]["Id"];
        /** @description The session. */
        OnboardingSessionId: components["schemas"]["Id"];
        /** @description The profile that carries the link. */
        ReviewedProfileId: components["schemas"]["Id"];
        /** @description The link. */
        LinkId: components["schemas"]["Id"];
        /** @description The profile that is liked or passed on. */
        TargetProfileId: components["schemas"]["Id"];
        /** @description The acting profile, one of the caller's own. */
        UserProfileId: components["schemas"]["Id"];
        /** @description One of the caller's own profiles. */
        OptionalUserProfileId: components["schemas"]["Id"];
        /** @description The acting profile, one of the caller's own. */
        ActingProfileId: components["schemas"]["Id"];
        /** @description Left out for all types. */
        ProfileTypeFilter: components["schemas"]["ProfileType"];
        /** @description The reader's language (SPEC 7). */
        ReaderLanguage: "en" | "fr" | "zh";
        Page: number;
        Offset: number;
        /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
        Cursor: string;
        /** @description What the list begins with. */
        NewestOrOldest: "newest" | "oldest";
        Limit12: number;
        Limit20: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type DateTime = components['schemas']['DateTime'];
export type NullableDateTime = components['schemas']['NullableDateTime'];
export type Word = components['schemas']['Word'];
export type WordList = components['schemas']['WordList'];
export type Link = components['schemas']['Link'];
export type NullableLink = components['schemas']['NullableLink'];
export type LinkList = components['schemas']['LinkList'];
export type PictureUrl = components['schemas']['PictureUrl'];
export type NullablePictureUrl = components['schemas']['NullablePictureUrl'];
export type GifUrl = components['schemas']['GifUrl'];
export type NullableGifUrl = components['schemas']['NullableGifUrl'];
export type PictureCategory = components['schemas']['PictureCategory'];
export type UploadedPicture = components['schemas']['UploadedPicture'];
export type PictureSize = components['schemas']['PictureSize'];
export type PictureDescription = components['schemas']['PictureDescription'];
export type PictureDescriptionList = components['schemas']['PictureDescriptionList'];
export type Photo = components['schemas']['Photo'];
export type PhotoList = components['schemas']['PhotoList'];
export type Language = components['schemas']['Language'];
export type Tier = components['schemas']['Tier'];
export type Pagination = components['schemas']['Pagination'];
export type TeamPagination = components['schemas']['TeamPagination'];
export type Total = components['schemas']['Total'];
export type NextCursor = components['schemas']['NextCursor'];
export type WordKind = components['schemas']['WordKind'];
export type WordSuggestions = components['schemas']['WordSuggestions'];
export type User = components['schemas']['User'];
export type Standing = components['schemas']['Standing'];
export type Channels = components['schemas']['Channels'];
export type ChannelsUpdate = components['schemas']['ChannelsUpdate'];
export type KindChannels = components['schemas']['KindChannels'];
export type KindChannelsUpdate = components['schemas']['KindChannelsUpdate'];
export type DigestInterval = components['schemas']['DigestInterval'];
export type ClockTime = components['schemas']['ClockTime'];
export type QuietHours = components['schemas']['QuietHours'];
export type Preferences = components['schemas']['Preferences'];
export type PreferencesUpdate = components['schemas']['PreferencesUpdate'];
export type MailAddressHint = components['schemas']['MailAddressHint'];
export type MailAddress = components['schemas']['MailAddress'];
export type MailAddressInput = components['schemas']['MailAddressInput'];
export type MailConfirmation = components['schemas']['MailConfirmation'];
export type Device = components['schemas']['Device'];
export type DeviceList = components['schemas']['DeviceList'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type DataExport = components['schemas']['DataExport'];
export type UserList = components['schemas']['UserList'];
export type NullableRole = components['schemas']['NullableRole'];
export type TargetUserId = components['schemas']['TargetUserId'];
export type Reason = components['schemas']['Reason'];
export type SubscriptionUpdate = components['schemas']['SubscriptionUpdate'];
export type SubscriptionUndo = components['schemas']['SubscriptionUndo'];
export type RoleUpdate = components['schemas']['RoleUpdate'];
export type PendingLink = components['schemas']['PendingLink'];
export type PendingLinkList = components['schemas']['PendingLinkList'];
export type LinkDecision = components['schemas']['LinkDecision'];
export type LinkChoice = components['schemas']['LinkChoice'];
export type LinkDecisionUndo = components['schemas']['LinkDecisionUndo'];
export type AdminProfile = components['schemas']['AdminProfile'];
export type AdminProfileList = components['schemas']['AdminProfileList'];
export type VerifiedUpdate = components['schemas']['VerifiedUpdate'];
export type VerifiedUndo = components['schemas']['VerifiedUndo'];
export type HiddenUpdate = components['schemas']['HiddenUpdate'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditList = components['schemas']['AuditList'];
export type LinkMigrationAnswer = components['schemas']['LinkMigrationAnswer'];
export type LinkMigration = components['schemas']['LinkMigration'];
export type LinkedAccount = components['schemas']['LinkedAccount'];
export type TwitterAccount = components['schemas']['TwitterAccount'];
export type EmailAccount = components['schemas']['EmailAccount'];
export type WalletAccount = components['schemas']['WalletAccount'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type ProfileType = components['schemas']['ProfileType'];
export type IndividualRole = components['schemas']['IndividualRole'];
export type GroupType = components['schemas']['GroupType'];
export type ProjectType = components['schemas']['ProjectType'];
export type IsHidden = components['schemas']['IsHidden'];
export type ReplyHabit = components['schemas']['ReplyHabit'];
export type ProfileName = components['schemas']['ProfileName'];
export type ProfileBio = components['schemas']['ProfileBio'];
export type TokenAddress = components['schemas']['TokenAddress'];
export type Chain = components['schemas']['Chain'];
export type ProjectStatus = components['schemas']['ProjectStatus'];
export type Funding = components['schemas']['Funding'];
export type TeamSize = components['schemas']['TeamSize'];
export type NullableTeamSize = components['schemas']['NullableTeamSize'];
export type Profile = components['schemas']['Profile'];
export type IndividualProfile = components['schemas']['IndividualProfile'];
export type GroupProfile = components['schemas']['GroupProfile'];
export type ProjectProfile = components['schemas']['ProjectProfile'];
export type IndividualData = components['schemas']['IndividualData'];
export type ProjectLink = components['schemas']['ProjectLink'];
export type Social = components['schemas']['Social'];
export type GroupData = components['schemas']['GroupData'];
export type ProjectData = components['schemas']['ProjectData'];
export type ProfileInput = components['schemas']['ProfileInput'];
export type ProfileUpdate = components['schemas']['ProfileUpdate'];
export type IndividualInput = components['schemas']['IndividualInput'];
export type IndividualUpdate = components['schemas']['IndividualUpdate'];
export type GroupInput = components['schemas']['GroupInput'];
export type GroupUpdate = components['schemas']['GroupUpdate'];
export type ProjectInput = components['schemas']['ProjectInput'];
export type ProjectUpdate = components['schemas']['ProjectUpdate'];
export type IndividualDataInput = components['schemas']['IndividualDataInput'];
export type IndividualDataUpdate = components['schemas']['IndividualDataUpdate'];
export type ProjectLinkInput = components['schemas']['ProjectLinkInput'];
export type SocialInput = components['schemas']['SocialInput'];
export type SocialUpdate = components['schemas']['SocialUpdate'];
export type GroupDataInput = components['schemas']['GroupDataInput'];
export type GroupDataUpdate = components['schemas']['GroupDataUpdate'];
export type ProjectMoreLinks = components['schemas']['ProjectMoreLinks'];
export type ProjectMoreLinksInput = components['schemas']['ProjectMoreLinksInput'];
export type ProjectMoreLinksUpdate = components['schemas']['ProjectMoreLinksUpdate'];
export type ProjectDataInput = components['schemas']['ProjectDataInput'];
export type ProjectDataUpdate = components['schemas']['ProjectDataUpdate'];
export type PushKey = components['schemas']['PushKey'];
export type PushKeyId = components['schemas']['PushKeyId'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type PushSubscriptionInput = components['schemas']['PushSubscriptionInput'];
export type ProofKind = components['schemas']['ProofKind'];
export type ShownProofKind = components['schemas']['ShownProofKind'];
export type ProofMethod = components['schemas']['ProofMethod'];
export type ProofState = components['schemas']['ProofState'];
export type ShownProofState = components['schemas']['ShownProofState'];
export type ProofChange = components['schemas']['ProofChange'];
export type WithdrawnBecause = components['schemas']['WithdrawnBecause'];
export type ProofSubject = components['schemas']['ProofSubject'];
export type ShownProof = components['schemas']['ShownProof'];
export type ShownProofList = components['schemas']['ShownProofList'];
export type Proof = components['schemas']['Proof'];
export type ProofList = components['schemas']['ProofList'];
export type OwnProofConflict = components['schemas']['OwnProofConflict'];
export type ProofChallenge = components['schemas']['ProofChallenge'];
export type SignChallenge = components['schemas']['SignChallenge'];
export type DnsChallenge = components['schemas']['DnsChallenge'];
export type FileChallenge = components['schemas']['FileChallenge'];
export type OauthChallenge = components['schemas']['OauthChallenge'];
export type TelegramChallenge = components['schemas']['TelegramChallenge'];
export type SeatChallenge = components['schemas']['SeatChallenge'];
export type ProofInput = components['schemas']['ProofInput'];
export type ProofAnswer = components['schemas']['ProofAnswer'];
export type TelegramLogin = components['schemas']['TelegramLogin'];
export type Seat = components['schemas']['Seat'];
export type SeatList = components['schemas']['SeatList'];
export type ProofEvidence = components['schemas']['ProofEvidence'];
export type ProofSide = components['schemas']['ProofSide'];
export type ProofConflict = components['schemas']['ProofConflict'];
export type ProofKeeper = components['schemas']['ProofKeeper'];
export type ProofConflictList = components['schemas']['ProofConflictList'];
export type ProofConflictDecision = components['schemas']['ProofConflictDecision'];
export type Block = components['schemas']['Block'];
export type BlockList = components['schemas']['BlockList'];
export type PeopleChanged = components['schemas']['PeopleChanged'];
export type BookmarkList = components['schemas']['BookmarkList'];
export type MyProfileList = components['schemas']['MyProfileList'];
export type ProfileSearchResult = components['schemas']['ProfileSearchResult'];
export type ProfileViews = components['schemas']['ProfileViews'];
export type OnboardingStart = components['schemas']['OnboardingStart'];
export type OnboardingMessageInput = components['schemas']['OnboardingMessageInput'];
export type OnboardingMessage = components['schemas']['OnboardingMessage'];
export type OnboardingField = components['schemas']['OnboardingField'];
export type OnboardingSource = components['schemas']['OnboardingSource'];
export type OnboardingData = components['schemas']['OnboardingData'];
export type OnboardingIndividual = components['schemas']['OnboardingIndividual'];
export type OnboardingGroup = components['schemas']['OnboardingGroup'];
export type OnboardingProject = components['schemas']['OnboardingProject'];
export type NullableProfileName = components['schemas']['NullableProfileName'];
export type NullableProfileBio = components['schemas']['NullableProfileBio'];
export type OnboardingIsComplete = components['schemas']['OnboardingIsComplete'];
export type OnboardingMissingFields = components['schemas']['OnboardingMissingFields'];
export type OnboardingSources = components['schemas']['OnboardingSources'];
export type OnboardingAsking = components['schemas']['OnboardingAsking'];
export type OnboardingSuggestion = components['schemas']['OnboardingSuggestion'];
export type OnboardingTaken = components['schemas']['OnboardingTaken'];
export type OnboardingSession = components['schemas']['OnboardingSession'];
export type OnboardingSessionSummary = components['schemas']['OnboardingSessionSummary'];
export type OnboardingSessionList = components['schemas']['OnboardingSessionList'];
export type ProfileSummary = components['schemas']['ProfileSummary'];
export type DeletedProfile = components['schemas']['DeletedProfile'];
export type Partner = components['schemas']['Partner'];
export type LimitInfo = components['schemas']['LimitInfo'];
export type InCommon = components['schemas']['InCommon'];
export type SeekingLevel = components['schemas']['SeekingLevel'];
export type SeekingGroup = components['schemas']['SeekingGroup'];
export type Seeking = components['schemas']['Seeking'];
export type SoughtWords = components['schemas']['SoughtWords'];
export type HiddenByMusts = components['schemas']['HiddenByMusts'];
export type DeckCard = components['schemas']['DeckCard'];
export type MatchReason = components['schemas']['MatchReason'];
export type IndividualCard = components['schemas']['IndividualCard'];
export type GroupCard = components['schemas']['GroupCard'];
export type ProjectCard = components['schemas']['ProjectCard'];
export type MatchQueue = components['schemas']['MatchQueue'];
export type LikeInput = components['schemas']['LikeInput'];
export type DislikeInput = components['schemas']['DislikeInput'];
export type LikeResult = components['schemas']['LikeResult'];
export type OwnDecision = components['schemas']['OwnDecision'];
export type Score = components['schemas']['Score'];
export type ScorePart = components['schemas']['ScorePart'];
export type ScoreOfWords = components['schemas']['ScoreOfWords'];
export type ScoreOfLanguages = components['schemas']['ScoreOfLanguages'];
export type ScoreOfRoles = components['schemas']['ScoreOfRoles'];
export type ScoreOfTypes = components['schemas']['ScoreOfTypes'];
export type ScoreOfSeeking = components['schemas']['ScoreOfSeeking'];
export type ScoreOfProofs = components['schemas']['ScoreOfProofs'];
export type MatchedProfile = components['schemas']['MatchedProfile'];
export type Match = components['schemas']['Match'];
export type MatchList = components['schemas']['MatchList'];
export type RedactedLike = components['schemas']['RedactedLike'];
export type RevealedLike = components['schemas']['RevealedLike'];
export type InboundLike = components['schemas']['InboundLike'];
export type InboundLikeList = components['schemas']['InboundLikeList'];
export type OutboundLikeList = components['schemas']['OutboundLikeList'];
export type Home = components['schemas']['Home'];
export type Outcomes = components['schemas']['Outcomes'];
export type OutcomeFigures = components['schemas']['OutcomeFigures'];
export type ProfileStrength = components['schemas']['ProfileStrength'];
export type StrengthStep = components['schemas']['StrengthStep'];
export type NewInTagsList = components['schemas']['NewInTagsList'];
export type NewInTags = components['schemas']['NewInTags'];
export type Subscription = components['schemas']['Subscription'];
export type NextPeriod = components['schemas']['NextPeriod'];
export type SubscriptionFeatures = components['schemas']['SubscriptionFeatures'];
export type SubscriptionUpgrade = components['schemas']['SubscriptionUpgrade'];
export type DecimalAmount = components['schemas']['DecimalAmount'];
export type NullableDecimalAmount = components['schemas']['NullableDecimalAmount'];
export type Price = components['schemas']['Price'];
export type Pricing = components['schemas']['Pricing'];
export type PaidTier = components['schemas']['PaidTier'];
export type PaidTierName = components['schemas']['PaidTierName'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentDetail = components['schemas']['PaymentDetail'];
export type NullablePaymentDetail = components['schemas']['NullablePaymentDetail'];
export type ChainAddress = components['schemas']['ChainAddress'];
export type NullableChainAddress = components['schemas']['NullableChainAddress'];
export type TransactionHash = components['schemas']['TransactionHash'];
export type NullableTransactionHash = components['schemas']['NullableTransactionHash'];
export type CoinAmount = components['schemas']['CoinAmount'];
export type SignedCoinAmount = components['schemas']['SignedCoinAmount'];
export type PaymentInput = components['schemas']['PaymentInput'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
export type QrCode = components['schemas']['QrCode'];
export type Payment = components['schemas']['Payment'];
export type PaymentRate = components['schemas']['PaymentRate'];
export type PaymentTransfer = components['schemas']['PaymentTransfer'];
export type PaidPeriod = components['schemas']['PaidPeriod'];
export type UnsettledAmount = components['schemas']['UnsettledAmount'];
export type UnsettledWorth = components['schemas']['UnsettledWorth'];
export type PaymentClaim = components['schemas']['PaymentClaim'];
export type PaymentClaimInput = components['schemas']['PaymentClaimInput'];
export type PeriodClaimInput = components['schemas']['PeriodClaimInput'];
export type RefundClaimInput = components['schemas']['RefundClaimInput'];
export type PaymentProgress = components['schemas']['PaymentProgress'];
export type PaymentStatusEvent = components['schemas']['PaymentStatusEvent'];
export type PaymentSummary = components['schemas']['PaymentSummary'];
export type PaymentList = components['schemas']['PaymentList'];
export type NetworkConfig = components['schemas']['NetworkConfig'];
export type NetworkMethod = components['schemas']['NetworkMethod'];
export type TeamPaymentSummary = components['schemas']['TeamPaymentSummary'];
export type TeamPaymentList = components['schemas']['TeamPaymentList'];
export type TeamPayment = components['schemas']['TeamPayment'];
export type ForeignTransfers = components['schemas']['ForeignTransfers'];
export type RefundWarning = components['schemas']['RefundWarning'];
export type PaymentSettlement = components['schemas']['PaymentSettlement'];
export type Health = components['schemas']['Health'];
export type HealthChecks = components['schemas']['HealthChecks'];
export type HealthCheck = components['schemas']['HealthCheck'];
export type JobKind = components['schemas']['JobKind'];
export type JobId = components['schemas']['JobId'];
export type JobKindHealth = components['schemas']['JobKindHealth'];
export type FailedJob = components['schemas']['FailedJob'];
export type WatcherPlace = components['schemas']['WatcherPlace'];
export type ModelBudget = components['schemas']['ModelBudget'];
export type DatabaseSize = components['schemas']['DatabaseSize'];
export type FailedJobsChoice = components['schemas']['FailedJobsChoice'];
export type PaymentSettlementInput = components['schemas']['PaymentSettlementInput'];
export type CreditInput = components['schemas']['CreditInput'];
export type RefundInput = components['schemas']['RefundInput'];
export type TransferIds = components['schemas']['TransferIds'];
export type SettlementNote = components['schemas']['SettlementNote'];
export type Overview = components['schemas']['Overview'];
export type DayFigures = components['schemas']['DayFigures'];
export type MatchingWeekList = components['schemas']['MatchingWeekList'];
export type MatchingWeek = components['schemas']['MatchingWeek'];
export type ReconciliationReport = components['schemas']['ReconciliationReport'];
export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationDifference = components['schemas']['ReconciliationDifference'];
export type SweepStats = components['schemas']['SweepStats'];
export type SweptAsset = components['schemas']['SweptAsset'];
export type LatestProfile = components['schemas']['LatestProfile'];
export type LatestProfileList = components['schemas']['LatestProfileList'];
export type ProfileCard = components['schemas']['ProfileCard'];
export type GalleryPage = components['schemas']['GalleryPage'];
export type GalleryMeta = components['schemas']['GalleryMeta'];
export type PublicGroup = components['schemas']['PublicGroup'];
export type PublicGroupPage = components['schemas']['PublicGroupPage'];
export type TrendingProfileList = components['schemas']['TrendingProfileList'];
export type Statistics = components['schemas']['Statistics'];
export type TranslationInput = components['schemas']['TranslationInput'];
export type TranslationResult = components['schemas']['TranslationResult'];
export type TranslatedText = components['schemas']['TranslatedText'];
export type UsdAmount = components['schemas']['UsdAmount'];
export type NullableUsdAmount = components['schemas']['NullableUsdAmount'];
export type TokenMarket = components['schemas']['TokenMarket'];
export type MessageType = components['schemas']['MessageType'];
export type GifId = components['schemas']['GifId'];
export type GifTitle = components['schemas']['GifTitle'];
export type GifSide = components['schemas']['GifSide'];
export type GifMetadata = components['schemas']['GifMetadata'];
export type Gif = components['schemas']['Gif'];
export type GifList = components['schemas']['GifList'];
export type Message = components['schemas']['Message'];
export type MessageInput = components['schemas']['MessageInput'];
export type TextMessageInput = components['schemas']['TextMessageInput'];
export type MessageWarningKind = components['schemas']['MessageWarningKind'];
export type MessageWarning = components['schemas']['MessageWarning'];
export type GifMessageInput = components['schemas']['GifMessageInput'];
export type MessageList = components['schemas']['MessageList'];
export type LastMessage = components['schemas']['LastMessage'];
export type Conversation = components['schemas']['Conversation'];
export type YourTurn = components['schemas']['YourTurn'];
export type Closing = components['schemas']['Closing'];
export type ConversationClosed = components['schemas']['ConversationClosed'];
export type ConversationInput = components['schemas']['ConversationInput'];
export type ConversationList = components['schemas']['ConversationList'];
export type ReadReceipt = components['schemas']['ReadReceipt'];
export type Notification = components['schemas']['Notification'];
export type NotificationsChanged = components['schemas']['NotificationsChanged'];
export type AnonymousNotification = components['schemas']['AnonymousNotification'];
export type NamedNotification = components['schemas']['NamedNotification'];
export type NotificationData = components['schemas']['NotificationData'];
export type NotificationPicture = components['schemas']['NotificationPicture'];
export type ActionUrl = components['schemas']['ActionUrl'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationCounts = components['schemas']['NotificationCounts'];
export type TicketSubject = components['schemas']['TicketSubject'];
export type TicketDescription = components['schemas']['TicketDescription'];
export type SavedReplyName = components['schemas']['SavedReplyName'];
export type TicketText = components['schemas']['TicketText'];
export type TicketCategory = components['schemas']['TicketCategory'];
export type TicketPriority = components['schemas']['TicketPriority'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type ReportSubjectType = components['schemas']['ReportSubjectType'];
export type ReportReason = components['schemas']['ReportReason'];
export type ReportSubject = components['schemas']['ReportSubject'];
export type ReportInput = components['schemas']['ReportInput'];
export type Report = components['schemas']['Report'];
export type ReportList = components['schemas']['ReportList'];
export type Measure = components['schemas']['Measure'];
export type StatementOfReasons = components['schemas']['StatementOfReasons'];
export type Appeal = components['schemas']['Appeal'];
export type Decision = components['schemas']['Decision'];
export type DecisionList = components['schemas']['DecisionList'];
export type PersonOfTeam = components['schemas']['PersonOfTeam'];
export type TeamDecision = components['schemas']['TeamDecision'];
export type ReportClaim = components['schemas']['ReportClaim'];
export type EscalationInput = components['schemas']['EscalationInput'];
export type LiftInput = components['schemas']['LiftInput'];
export type DecisionInput = components['schemas']['DecisionInput'];
export type AppealInput = components['schemas']['AppealInput'];
export type AppealAnswer = components['schemas']['AppealAnswer'];
export type ReportedText = components['schemas']['ReportedText'];
export type ReportedMessage = components['schemas']['ReportedMessage'];
export type OtherAccount = components['schemas']['OtherAccount'];
export type TeamReport = components['schemas']['TeamReport'];
export type TeamAppeal = components['schemas']['TeamAppeal'];
export type TransparencyFigure = components['schemas']['TransparencyFigure'];
export type Transparency = components['schemas']['Transparency'];
export type TeamReportList = components['schemas']['TeamReportList'];
export type TeamAppealList = components['schemas']['TeamAppealList'];
export type TicketInput = components['schemas']['TicketInput'];
export type TicketPictureIds = components['schemas']['TicketPictureIds'];
export type TicketMessageInput = components['schemas']['TicketMessageInput'];
export type TicketStatusInput = components['schemas']['TicketStatusInput'];
export type TicketAssignment = components['schemas']['TicketAssignment'];
export type TicketSummary = components['schemas']['TicketSummary'];
export type Ticket = components['schemas']['Ticket'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketMessageList = components['schemas']['TicketMessageList'];
export type TicketPictures = components['schemas']['TicketPictures'];
export type TicketPicture = components['schemas']['TicketPicture'];
export type TicketList = components['schemas']['TicketList'];
export type AllTicketList = components['schemas']['AllTicketList'];
export type TeamTicketSummary = components['schemas']['TeamTicketSummary'];
export type TeamTicket = components['schemas']['TeamTicket'];
export type TicketPerson = components['schemas']['TicketPerson'];
export type TicketNote = components['schemas']['TicketNote'];
export type TicketNoteInput = components['schemas']['TicketNoteInput'];
export type SavedReply = components['schemas']['SavedReply'];
export type SavedReplyInput = components['schemas']['SavedReplyInput'];
export type SavedReplyTexts = components['schemas']['SavedReplyTexts'];
export type TicketDesk = components['schemas']['TicketDesk'];
export type TicketChanged = components['schemas']['TicketChanged'];
export type ReportsChanged = components['schemas']['ReportsChanged'];
export type RealtimeToken = components['schemas']['RealtimeToken'];
export type NewMessageEvent = components['schemas']['NewMessageEvent'];
export type NewMessageNotificationEvent = components['schemas']['NewMessageNotificationEvent'];
export type Problem = components['schemas']['Problem'];
export type PendingPayment = components['schemas']['PendingPayment'];
export type FieldError = components['schemas']['FieldError'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponsePaymentRequired = components['responses']['PaymentRequired'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseProblem = components['responses']['Problem'];
export type ParameterIdentityToken = components['parameters']['IdentityToken'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterProfileId = components['parameters']['ProfileId'];
export type ParameterPaymentId = components['parameters']['PaymentId'];
export type ParameterConversationId = components['parameters']['ConversationId'];
export type ParameterNotificationId = components['parameters']['NotificationId'];
export type ParameterTicketId = components['parameters']['TicketId'];
export type ParameterProofId = components['parameters']['ProofId'];
export type ParameterSavedReplyId = components['parameters']['SavedReplyId'];
export type ParameterOnboardingSessionId = components['parameters']['OnboardingSessionId'];
export type ParameterReviewedProfileId = components['parameters']['ReviewedProfileId'];
export type ParameterLinkId = components['parameters']['LinkId'];
export type ParameterTargetProfileId = components['parameters']['TargetProfileId'];
export type ParameterUserProfileId = components['parameters']['UserProfileId'];
export type ParameterOptionalUserProfileId = components['parameters']['OptionalUserProfileId'];
export type ParameterActingProfileId = components['parameters']['ActingProfileId'];
export type ParameterProfileTypeFilter = components['parameters']['ProfileTypeFilter'];
export type ParameterReaderLanguage = components['parameters']['ReaderLanguage'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterNewestOrOldest = components['parameters']['NewestOrOldest'];
export type ParameterLimit12 = components['parameters']['Limit12'];
export type ParameterLimit20 = components['parameters']['Limit20'];
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The identity token of the sign-in service; needed to see a user for the first time (D34). */
                "privy-id-token"?: components["parameters"]["IdentityToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The identity token of the sign-in service; needed to see a user for the first time (D34). */
                "privy-id-token"?: components["parameters"]["IdentityToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it becomes final. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    restoreMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    updatePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesUpdate"];
            };
        };
        responses: {
            /** @description The changed preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    updateMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAddressInput"];
            };
        };
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    confirmMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailConfirmation"];
            };
        };
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions are ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getAuthProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The identity token of the sign-in service; needed to see a user for the first time (D34). */
                "privy-id-token"?: components["parameters"]["IdentityToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    updateAuthProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The identity token of the sign-in service; needed to see a user for the first time (D34). */
                "privy-id-token"?: components["parameters"]["IdentityToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The new profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listMyProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    searchProfiles: {
        parameters: {
            query?: {
                /** @description Left out for all types. */
                profileType?: components["parameters"]["ProfileTypeFilter"];
                /** @description A comma list, of at most 20. */
                tags?: string;
                /** @description A comma list, of at most 20. */
                languages?: string;
                /** @description The first 12 words are looked for, each as the beginning of one; of Chinese, pairs of characters count as words. */
                searchText?: string;
                isPremium?: boolean;
                isVerified?: boolean;
                /** @description Only profiles that have proven such a thing and show it (D84): `contract` is to own or have deployed one. */
                proven?: components["schemas"]["ProofKind"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSeeking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it seeks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seeking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateSeeking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seeking"];
            };
        };
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seeking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    viewProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOnboardingSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingSessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    startOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingStart"];
            };
        };
        responses: {
            /** @description The new session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getOnboardingSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteOnboardingSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sendOnboardingMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingMessageInput"];
            };
        };
        responses: {
            /** @description The session with the reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["OnboardingSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The completed session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getMatchQueue: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
                /** @description The discover deck asks for 20. */
                limit?: number;
                /** @description Left out for all types. */
                profileType?: components["parameters"]["ProfileTypeFilter"];
                /** @description Only profiles that have proven such a thing and show it (D84): `contract` is to own or have deployed one. */
                proven?: "wallet" | "contract";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards and what may be done with them today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    likeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LikeInput"];
            };
        };
        responses: {
            /** @description The like counts, and whether it made a match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LikeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    dislikeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DislikeInput"];
            };
        };
        responses: {
            /** @description Passed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getDecision: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
            };
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision, and what may be done today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getScore: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
            };
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMatches: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    unmatchProfile: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
            };
            header?: never;
            path: {
                /** @description The profile that is liked or passed on. */
                profileId: components["parameters"]["TargetProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is no match any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listInboundLikes: {
        parameters: {
            query?: {
                /** @description One of the caller's own profiles. */
                userProfileId?: components["parameters"]["OptionalUserProfileId"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundLikeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOutboundLikes: {
        parameters: {
            query?: {
                /** @description One of the caller's own profiles. */
                userProfileId?: components["parameters"]["OptionalUserProfileId"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboundLikeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getHome: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listNewInTags: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None where nobody shares a tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInTagsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getOutcomes: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                userProfileId: components["parameters"]["UserProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. All are 0 for a newcomer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcomes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getMySubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getSubscriptionFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features of the caller's tier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionFeatures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    upgradeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpgrade"];
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            default: components["responses"]["Problem"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getNetworkConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    initPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            /** @description What to pay, where to and until when. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMyPayments: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    dropPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    claimPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentClaimInput"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    suggestWords: {
        parameters: {
            query: {
                kind: components["schemas"]["WordKind"];
                /** @description What is typed. Empty for the words that are used most. */
                beginning?: string;
                /** @description The reader's. */
                language: components["schemas"]["Language"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, each thing once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    translateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationInput"];
            };
        };
        responses: {
            /** @description The text in that language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getTokenMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token's contract on BSC, in one case or with the checksum of EIP-55. */
                address: components["schemas"]["TokenAddress"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenMarket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadPicture: {
        parameters: {
            query: {
                category: components["schemas"]["PictureCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The one file of the form.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The picture, with an address for each of its sizes. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listLatestProfiles: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As many as were asked for, where there are so many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getGalleryProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    browseGallery: {
        parameters: {
            query?: {
                /** @description Left out for all types. */
                profileType?: components["parameters"]["ProfileTypeFilter"];
                searchText?: string;
                /** @description Left out, `recent`; with a `searchText` the best match first. */
                sortBy?: "recent" | "popular" | "verified";
                isVerified?: boolean;
                /** @description Only profiles that have proven such a thing and show it (D84): `contract` is to own or have deployed one. */
                proven?: components["schemas"]["ProofKind"];
                /** @description A comma list, of at most 20. */
                tags?: string;
                /** @description A comma list, of at most 20. */
                languages?: string;
                isPremium?: boolean;
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of profiles; past the end an empty one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listPublicGroups: {
        parameters: {
            query?: {
                searchText?: string;
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups; past the end an empty one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicGroupPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listTrendingProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None in a quiet week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendingProfileList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listTrendingGifs: {
        parameters: {
            query?: {
                /** @description The reader's language (SPEC 7). */
                lang?: components["parameters"]["ReaderLanguage"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 12 at most; one past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GifList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    searchGifs: {
        parameters: {
            query: {
                /** @description The words. */
                q: string;
                /** @description The reader's language (SPEC 7). */
                lang?: components["parameters"]["ReaderLanguage"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 12 at most; one past the end is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GifList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listConversations: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                profileId: components["schemas"]["Id"];
                /** @description Only this conversation, for a thread opened by its address. */
                conversationId?: components["schemas"]["Id"];
                limit?: components["parameters"]["Limit20"];
                offset?: components["parameters"]["Offset"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createConversation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationInput"];
            };
        };
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getYourTurn: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                profileId: components["parameters"]["ActingProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 8 conversations, the longest waiting first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YourTurn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    passYourTurn: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                profileId: components["parameters"]["ActingProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    closeConversation: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                profileId: components["parameters"]["ActingProfileId"];
            };
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The reading profile. Left out: the participant that is the caller's. */
                profileId?: components["schemas"]["Id"];
                limit?: number;
                /** @description A sequence number. */
                before?: number;
                /** @description A sequence number; 0 for all. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    markConversationRead: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                profileId: components["parameters"]["ActingProfileId"];
                /** @description The last message that was seen, by its sequence number. */
                upToSeq?: number;
            };
            header?: never;
            path: {
                /** @description The conversation. */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to where the conversation is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query: {
                /** @description The acting profile, one of the caller's own. */
                profileId: components["parameters"]["ActingProfileId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageInput"];
            };
        };
        responses: {
            /** @description The message that was already accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The new message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit20"];
                offset?: components["parameters"]["Offset"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                unreadOnly?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getNotificationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    markLikesViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    restoreNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRealtimeToken: {
        parameters: {
            query?: {
                /** @description A conversation that the token must include. */
                conversationId?: components["schemas"]["Id"];
                /** @description A ticket that the token must include. */
                ticketId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealtimeToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                search?: string;
                tier?: components["schemas"]["Tier"];
                /** @description Only people with a role that an owner named (true), or only those without one. */
                inTeam?: boolean;
                /** @description What the list begins with. */
                sort?: components["parameters"]["NewestOrOldest"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdate"];
            };
        };
        responses: {
            /** @description The person's plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    undoSubscriptionUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUndo"];
            };
        };
        responses: {
            /** @description The person's plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                status?: components["schemas"]["PaymentStatus"];
                detail?: components["schemas"]["PaymentDetail"];
                needsDecision?: boolean;
                /** @description Its id, its address, the transaction of a transfer to it; or its payer: a part of the name, of the X handle or of the wallet, the id, or the Privy id; of those who fit, 100 are looked at. */
                search?: string;
                /** @description What the list begins with. */
                sort?: components["parameters"]["NewestOrOldest"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPaymentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSweepStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SweepStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getTeamPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    settlePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The payment. */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSettlementInput"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listPendingLinks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingLinkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    approveLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that carries the link. */
                profileId: components["parameters"]["ReviewedProfileId"];
                /** @description The link. */
                linkId: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it was decided on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    rejectLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that carries the link. */
                profileId: components["parameters"]["ReviewedProfileId"];
                /** @description The link. */
                linkId: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it was decided on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    undoLinkDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile that carries the link. */
                profileId: components["parameters"]["ReviewedProfileId"];
                /** @description The link. */
                linkId: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkDecisionUndo"];
            };
        };
        responses: {
            /** @description The decision that was taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listAdminProfiles: {
        parameters: {
            query?: {
                search?: string;
                /** @description Left out for all types. */
                profileType?: components["parameters"]["ProfileTypeFilter"];
                /** @description `renamed`: verified, and the name was changed since (D52). */
                state?: "verified" | "renamed" | "hidden";
                /** @description Only those of this person. */
                userId?: components["schemas"]["Id"];
                /** @description What the list begins with. */
                sort?: components["parameters"]["NewestOrOldest"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfileList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    verifyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifiedUpdate"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    undoVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifiedUndo"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    hideProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiddenUpdate"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                action?: string;
                subject?: string;
                actorId?: components["schemas"]["Id"];
                /** @description The first day (UTC). */
                from?: string;
                /** @description The last day (UTC), included. */
                to?: string;
                /** @description What the list begins with. */
                sort?: components["parameters"]["NewestOrOldest"];
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getLinkMigration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMigrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    normalizeLinks: {
        parameters: {
            query?: {
                dryRun?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMigrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    stopLinkMigration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkMigrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listMatchingWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks. None before the first one is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchingWeekList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getHealthChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthChecks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    retryFailedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailedJobsChoice"];
            };
        };
        responses: {
            /** @description How many were put back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retried: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit12"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profileId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listBookmarkIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids, in no order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    sendReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description The report that there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description The new report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMyReports: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit20"];
                offset?: components["parameters"]["Offset"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listPushSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PushSubscription"][];
                        /** @description The server's present key; null where nothing is pushed. */
                        keyId: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionInput"];
            };
        };
        responses: {
            /** @description The subscription. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    deletePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is told no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    profileId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The block. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deleteBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blockId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is undone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listProofs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proofs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofInput"];
            };
        };
        responses: {
            /** @description The proof with its challenge. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    updateProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isShown: boolean;
                };
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken back. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    checkProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofAnswer"];
            };
        };
        responses: {
            /** @description It is proven. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    answerSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile. */
                id: components["parameters"]["ProfileId"];
                /** @description The proof. */
                proofId: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAccepted: boolean;
                };
            };
        };
        responses: {
            /** @description The seats that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listProofConflicts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
                state?: "open" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conflicts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofConflictList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    decideProofConflict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The conflict. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofConflictDecision"];
            };
        };
        responses: {
            /** @description The conflict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofConflict"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
                /** @description `escalated`: what was handed to the owners. */
                state?: "open" | "escalated" | "decided";
                /** @description Left out for all. */
                type?: components["schemas"]["ReportSubjectType"];
                /** @description By the caller, or by nobody; left out for all. */
                assigned?: "me" | "nobody";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    assignReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry of what was reported. */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportClaim"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    escalateReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry of what was reported. */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscalationInput"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    decideOnReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry of what was reported. */
                subjectId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInput"];
            };
        };
        responses: {
            /** @description The decision. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    confirmDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    liftDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiftInput"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit20"];
                state?: "open" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAppealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    answerAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealAnswer"];
            };
        };
        responses: {
            /** @description The appeal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAppeal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listMyDecisions: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit20"];
                offset?: components["parameters"]["Offset"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The decision. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealInput"];
            };
        };
        responses: {
            /** @description The decision with its appeal. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getTransparency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, the latest quarter first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transparency"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description Left out for all. */
                status?: components["schemas"]["TicketStatus"];
                limit?: components["parameters"]["Limit20"];
                offset?: components["parameters"]["Offset"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets, without their conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            /** @description The new ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listTicketMessages: {
        parameters: {
            query?: {
                /** @description The `seq` of a message. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMessageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sendTicketMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageInput"];
            };
        };
        responses: {
            /** @description The ticket with the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    updateTicketStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketStatusInput"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    markTicketRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are seen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listUnsentTicketPictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketPicture"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    uploadTicketPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The one file of the form.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAllTickets: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                /** @description `meta.nextCursor` of the part before: goes on behind it, whatever came or went meanwhile. It belongs to one list, and no `page` or `offset` goes with it. */
                cursor?: components["parameters"]["Cursor"];
                limit?: number;
                /** @description Left out for all. */
                status?: components["schemas"]["TicketStatus"];
                /** @description To the caller, or to nobody; left out for all. */
                assigned?: "me" | "nobody";
                /** @description Left out for all. */
                category?: components["schemas"]["TicketCategory"];
                /** @description A part of the subject, of the name or of the X handle of who asks, an id, or the last 6 or 8 characters of one. */
                search?: string;
                /** @description As they are due (D51), the newest or the oldest first, or the one that changed last first. */
                sort?: "due" | "newest" | "oldest" | "changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets, without their conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllTicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getTicketDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDesk"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedReplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedReply"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    saveReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reply. A new one gets the id that it is first saved under. */
                id: components["parameters"]["SavedReplyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReplyInput"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reply. A new one gets the id that it is first saved under. */
                id: components["parameters"]["SavedReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getTeamTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addTicketNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketNoteInput"];
            };
        };
        responses: {
            /** @description The ticket with the note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes it safe to repeat the call. The same key with the same body gives the same answer, for 24 hours (D31). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageInput"];
            };
        };
        responses: {
            /** @description The ticket with the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    setTicketStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketStatusInput"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    undoTicketMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketStatusInput"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    assignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketAssignment"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    undoTicketAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketAssignment"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
}
