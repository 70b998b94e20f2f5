//! The app in a real browser: `cargo test -p browser-tests [PART OF A NAME]`.
//!
//! Every case starts from an empty storage, in one of two browsers. Pictures for the documentation are made by
//! `cargo test -p browser-tests -- --pictures ../docs/pictures` (with `--all` at the end: of everything), figures by `cargo test -p browser-tests -- --measure`.
//! `--language CODE` goes with the cases and the pictures: the browser asks for that language. Without it and without a part of a
//! name, all cases are run in English, and then every fourth once more in Arabic or Japanese, in turn; with `--languages` each.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::needless_pass_by_value, reason = "checks take what was found")]

mod ancestors;
mod axe;
mod batch;
mod corners;
mod drawing;
mod driver;
mod exchange;
mod exercises;
mod hands;
mod home;
mod interaction;
mod lab;
mod languages;
mod layout;
mod learn;
mod life;
mod looking_back;
mod measure;
mod page;
mod pictures;
mod race;
mod requests;
mod rough;
mod screens;
mod server;
mod setters;
mod speech;
mod telling;
mod variants;
mod winning;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;
use std::time::Instant;

use driver::Driver;
use futures_util::FutureExt;
use futures_util::future::join_all;
use page::Page;
use server::Server;

/// Browsers that share the cases: each waits for half of the time.
const BROWSERS: usize = 2;

/// So many cases that are left are worth another browser.
const WORTH_A_BROWSER: usize = 8;

/// A case: what it shows, and how.
type Case = (&'static str, for<'p> fn(&'p Page) -> page::Doing<'p>);

/// Makes the list of cases from the functions of a module.
macro_rules! cases {
    ($($module:ident: $($case:ident),* $(,)?;)*) => {
        const CASES: &[Case] = &[$($((concat!(stringify!($module), "::", stringify!($case)), |page| {
            Box::pin($module::$case(page))
        })),*),*];
    };
}

// The longest stands first, so that one browser does not work on it alone in the end.
cases! {
    axe: every_screen_in_every_theme_and_width;
    ancestors: a1_built_a_solver, a2_tutorial, a3_how_it_works, a4_report, a5_blog;
    interaction: keys_move, keys_select, keys_enter, keys_mark, keys_choose_tools, keys_undo, keys_pause, keys_read_out,
        keys_stay_in_the_grid, roles_and_labels, mouse_selects, mouse_drags, mouse_double_clicks, keypad_enters,
        marks_on_several_cells, clearing_by_layers, clashes, candidates, colours, touch_at_320, sizes_at_320;
    hands: controls_are_in_sight_at_eight_sizes, the_rest_is_in_a_sheet, small_windows_do_not_scroll_sideways,
        the_board_grows_with_the_window, a_scroll_beside_the_board_scrolls, keys_work_from_the_first_moment,
        keys_work_after_every_click, a_control_that_ends_gives_its_focus_to_the_board, a_hint_is_applied_by_two_keys,
        keys_walk_a_path, a_chosen_digit_goes_where_is_tapped, held_modifiers_are_shown_on_the_tools,
        settings_are_searched_and_explained, notes_are_kept_in_four_ways, a_right_click_opens_the_menu_of_a_cell,
        the_menu_of_a_cell_has_keys, a_long_press_opens_the_menu, the_menu_takes_a_mistake_back, a_hint_takes_a_mistake_out,
        a_hint_puts_a_note_back, counts_are_hidden_and_never_negative, nothing_moves_where_less_motion_is_wanted;
    winning: a_full_grid_that_is_wrong_says_so, winning_looks_like_winning, a_check_says_only_whether,
        a_game_that_was_shared_is_checked_as_before,
        nothing_is_final_on_one_click, back_goes_to_the_screen_before, the_clock_starts_with_the_first_entry,
        solved_puzzles_are_counted;
    home: a_stranger_sees_what_this_is, a_new_puzzle_is_one_tap_away, today_is_the_same_for_everyone,
        what_was_begun_is_gone_on_with;
    life: keyboard_alone_solves, killed_tab_comes_back, offline_after_the_server_stops, pictures_are_kept_with_their_page,
        the_whole_solver_comes_when_it_is_needed, what_cannot_be_fetched_is_said, worker_keeps_the_page_free,
        links_open_puzzles, pasted_text_is_read, hints_are_drawn, steps_are_walked,
        a_rating_of_sudoku_explainer_comes_and_is_cancelled, lab_plays, no_solution_is_shown;
    exchange: links_of_other_sites_are_read, what_was_played_elsewhere_comes_along,
        what_is_wrong_is_said_in_the_language_of_the_page, dropped_files_are_read,
        gzipped_files_are_read, files_in_any_encoding_are_read, what_cannot_be_read_is_told, the_code_of_a_link_can_be_scanned,
        a_backup_restores_everything, ctrl_c_copies_the_position_in_the_form_chosen_last, a_link_keeps_progress,
        a_file_over_the_page_shows_where_it_goes, every_form_can_be_copied, files_are_saved,
        pages_are_seen_before_they_are_printed, the_systems_sheet_takes_a_link_and_a_picture,
        what_the_system_hands_over_is_read, colours_of_other_sites_come_along;
    rough: late_answers_disturb_nothing, what_is_no_puzzle_is_refused_in_sight, pastes_and_undo_work_on_controls,
        focus_outlives_its_button, the_hint_key_tells_more_each_time, what_was_open_is_open_again,
        a_removed_game_is_gone, solving_ends_a_pause, two_tabs_keep_each_others_games;
    corners: no_mistakes_are_shown_to_who_wants_none, what_nobody_waits_for_is_given_up,
        a_puzzle_that_nobody_waits_for_is_not_made, a_path_ends_with_an_entry,
        wishes_for_new_puzzles_are_kept, a_backup_that_is_none_is_told, what_finds_no_room_is_told_once,
        a_recording_that_is_cut_says_so, a_pause_gives_its_reason, apps_of_other_folders_keep_what_they_need,
        a_dark_look_prints_on_light_paper, hints_lead_to_the_end;
    batch: a_file_becomes_a_table, a_row_opens_as_a_game, rated_rows_name_their_hardest_technique,
        a_table_is_downloaded, a_table_keeps_its_own_columns, a_long_table_scrolls, a_table_fits_a_phone;
    setters: the_puzzle_is_told_of_while_typing, true_candidates_lie_over_the_board, digits_are_tapped_where_a_puzzle_is_entered, typing_a_puzzle_leaves_the_game_that_is_played, a_game_that_is_shared_is_changed_in_a_copy, a_puzzle_like_another_is_made, what_a_hint_adds_is_in_view, a_symmetry_shows_what_it_lacks,
        the_solvers_digits_differ, keys_colours_and_hints_are_as_the_player_wants,
        a_new_puzzle_names_its_hardest_technique, a_new_puzzle_needs_only_what_i_know,
        colours_have_patterns_and_notes_have_sizes, statistics_have_a_trend_and_a_file;
    exercises: a_page_leads_to_its_exercise, the_list_of_pages_leads_to_each_and_each_to_the_next, an_answer_is_judged, an_answer_is_shown, pages_and_exercises_speak_german;
    drawing: chains_are_drawn_as_their_scene, a_hidden_single_shows_what_rules_out_the_others, steps_of_a_path_are_drawn,
        a_sentence_and_its_marks_light_up_together, every_link_is_told_on_request;
    layout: every_window_shows_all, a_hint_moves_no_board_and_names_its_cells, a_hint_beside_the_board_moves_no_page,
        keys_stay_where_they_are_when_colours_come, pages_of_techniques_have_tabs_on_a_phone, the_lab_has_its_place_before_it_is_there,
        large_text_and_long_names_fit, hints_are_read_beside_the_board,
        focus_is_never_hidden, forced_colours_keep_what_they_say;
    languages: a_language_is_chosen_without_a_reload, titles_follow_the_language, another_tab_changes_the_language_of_a_lesson,
        arabic_has_digits_of_its_own, german_is_chosen_in_the_settings, german_works_offline, arabic_runs_from_right_to_left, texts_of_other_languages_fit,
        from_right_to_left_only_the_page_is_mirrored, other_languages_are_accessible;
    learn: the_path_has_every_lesson, cards_show_a_worked_example, a_lesson_of_each_part_runs_by_keyboard, a_scan_is_judged_cell_by_cell, every_kind_is_answered,
        wrong_answers_and_hints_help, an_exercise_that_began_with_help_says_so_and_then_rests, a_digit_of_the_position_cannot_be_changed, progress_survives_a_reload_and_a_backup,
        a_lesson_is_mastered_and_comes_back, a_hint_leads_to_its_lesson, lessons_work_offline, lessons_speak_german,
        a_cell_is_marked_by_a_tap;
    looking_back: a_game_is_looked_back_on, a_game_without_waits_or_times_says_so, steps_are_a_list,
        a_page_opens_beside_the_game, the_next_exercise_is_kept, lessons_fit_with_large_text;
    race: four_algorithms_stay_in_step, a_race_is_cancelled, less_motion_shows_the_end_of_a_race,
        the_text_of_an_algorithm_is_set;
    lab: a_node_of_the_tree_shows_its_grid, a_recording_grows_its_tree, charts_are_drawn_and_saved,
        the_worst_case_is_a_story, an_order_of_ones_own_races, four_stay_in_step_on_the_whole_worst_case,
        less_motion_shows_states, all_of_it_is_accessible, nothing_is_clipped_at_any_width;
    variants: a_puzzle_of_each_kind_is_made_and_solved, a_new_variant_of_a_grade_is_solved_by_hints, a_variant_is_played_by_keys, a_digit_may_have_two_figures,
        a_hint_for_a_variant_is_told_drawn_and_applied,
        digits_that_lead_nowhere_are_told_from_the_puzzle,
        a_game_of_a_variant_is_kept, a_variant_is_printed_with_its_rules,
        a_puzzle_that_is_being_set_is_printed_with_its_rules, what_a_setter_wrote_is_shown, a_puzzle_that_is_being_set_is_kept,
        a_pasted_variant_opens_and_nonsense_is_refused, what_is_only_drawn_is_asked_about,
        a_drawing_becomes_a_rule_and_a_drawing_again, drawings_of_f_puzzles_are_shown, drawings_that_are_undecided_are_no_fault, every_rule_can_be_placed, a_puzzle_is_set_and_checked_at_once, a_rule_is_drawn_in_one_stroke, a_clue_is_put_beside_the_grid, what_is_typed_for_a_sign_is_not_lost, irregular_boxes_are_drawn_one_after_another, a_setter_names_the_puzzle, a_placed_rule_is_changed, a_number_goes_to_the_rule_that_was_just_placed, a_setter_sees_what_contradicts_itself_and_what_can_go, fog_lifts_where_a_right_digit_is, a_hint_does_not_tell_what_fog_hides,
        variants_fit_a_phone, variants_are_accessible, variants_work_offline;
}

/// The cases that would only do the same again in another language: they choose the language of the page themselves.
const IN_ENGLISH_ONLY: &[&str] = &[
    "exchange::what_is_wrong_is_said_in_the_language_of_the_page",
    "exercises::pages_and_exercises_speak_german",
    "languages::a_language_is_chosen_without_a_reload",
    "languages::titles_follow_the_language",
    "languages::another_tab_changes_the_language_of_a_lesson",
    "languages::arabic_has_digits_of_its_own",
    "languages::german_is_chosen_in_the_settings",
    "languages::german_works_offline",
    "languages::arabic_runs_from_right_to_left",
    "languages::texts_of_other_languages_fit",
    "languages::from_right_to_left_only_the_page_is_mirrored",
    "languages::other_languages_are_accessible",
    "learn::lessons_speak_german",
    "life::what_cannot_be_fetched_is_said",
];

/// Every so many cases are run in another language by themselves: more would make a check of every change too long.
const SAMPLE: usize = 4;

/// The languages that cases are run in besides English, each case in one of them: one runs from right to left, the other has
/// no spaces, and neither has a letter of English.
const OTHERS: [&str; BROWSERS] = ["ar", "ja"];

fn main() -> ExitCode {
    if ichidoku_web_assets::FILES.is_empty() {
        testkit::not_run("the app was left out of this build");
        return ExitCode::SUCCESS;
    }
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let language = arguments.iter().position(|argument| argument == "--language").map(|at| {
        let option: Vec<String> = arguments.drain(at..arguments.len().min(at + 2)).collect();
        option.get(1).cloned().expect("a code after --language")
    });
    if arguments.iter().any(|argument| argument == "--list") {
        CASES.iter().for_each(|(name, _)| println!("{name}: test"));
        return ExitCode::SUCCESS;
    }
    if !driver::is_installed() {
        testkit::not_run("there is no chromium and chromedriver; test.sh installs them");
        let is_required = std::env::var_os("ICHIDOKU_REQUIRE_BROWSER").is_some();
        return if is_required { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(run(&arguments, language))
}

async fn run(arguments: &[String], language: Option<String>) -> ExitCode {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let failed = if let [option @ ("--pictures" | "--measure"), rest @ ..] = &*words {
        in_a_browser(0, language.as_deref(), async |page| task(page, option, rest).await).await
    } else {
        let part = words.iter().find(|word| !word.starts_with('-')).copied();
        let failed = run_suite(part, language.as_deref(), words.contains(&"--languages")).await;
        println!("{failed} cases failed");
        failed
    };
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs the cases whose names have this part, in a language or else in English. Where neither is asked for, some cases are run
/// once more, half of them in each of two other languages; all of them if that is asked for, which takes as long again.
async fn run_suite(part: Option<&str>, language: Option<&str>, in_others: bool) -> usize {
    let wanted: Vec<&Case> = CASES.iter().filter(|(name, _)| part.is_none_or(|part| name.contains(part))).collect();
    let mut in_any = wanted.clone();
    in_any.retain(|(name, _)| !IN_ENGLISH_ONLY.contains(name));
    match (language, part) {
        (Some(_), _) => run_together(language, &in_any).await,
        (None, Some(_)) => run_together(None, &wanted).await,
        (None, None) => {
            let some: Vec<&Case> = in_any.iter().copied().step_by(if in_others { 1 } else { SAMPLE }).collect();
            run_together(None, &wanted).await + run_by_halves(&some).await
        }
    }
}

/// Runs cases in a language, in all browsers.
async fn run_together(language: Option<&str>, cases: &[&'static Case]) -> usize {
    // A browser without a case would ask for nothing, which is a fault.
    let (browsers, turns) = (BROWSERS.min(cases.len()), Turn::queue(cases.iter().copied()));
    join_all((0..browsers).map(|number| run_in_browsers(number, language, &turns))).await.iter().sum()
}

/// Runs every other case in a language of its own, in a browser of its own, which then helps with what the other has left.
async fn run_by_halves(cases: &[&'static Case]) -> usize {
    let half = |number| Turn::queue(cases.iter().copied().skip(number).step_by(BROWSERS));
    let halves: Vec<_> = (0..BROWSERS).map(half).collect();
    let browser = async |number: usize| {
        let mut failed = run_in_browsers(number, Some(OTHERS[number]), &halves[number]).await;
        for (language, turns) in OTHERS.into_iter().zip(&halves) {
            // Of fewer none might be left once the browser is open, and one without a case asks for nothing.
            if turns.borrow().len() > WORTH_A_BROWSER {
                failed += run_in_browsers(number, Some(language), turns).await;
            }
        }
        failed
    };
    join_all((0..BROWSERS).map(browser)).await.iter().sum()
}

/// Opens a browser for some work, which counts what fails, and looks at what the browser asked for meanwhile.
async fn in_a_browser(number: usize, language: Option<&str>, work: impl AsyncFnOnce(&Page) -> usize) -> usize {
    let server = Server::start();
    let driver = Driver::start(number);
    let page = Page::open(&driver, server, language.map(str::to_owned)).await;
    // A panic must not keep the browser from being closed.
    let failed = AssertUnwindSafe(work(&page)).catch_unwind().await;
    let mut failed = failed.unwrap_or(1);
    println!("{} checks in browser {number}", page.checks());
    let address = page.server.address.clone();
    page.quit().await;
    match requests::judge(&driver.log(), &address) {
        Ok(said) => println!("{said}"),
        Err(fault) => {
            failed += 1;
            println!("FAILED  {fault}");
        }
    }
    failed
}

/// Takes pictures or measures, as the arguments say.
async fn task(page: &Page, option: &str, rest: &[&str]) -> usize {
    match (option, rest) {
        ("--pictures", [folder]) if page.language.is_some() => pictures::take_in_language(page, folder.as_ref()).await,
        ("--pictures", [folder]) => pictures::take(page, folder.as_ref()).await,
        ("--pictures", [folder, "--all"]) => pictures::take_everything(page, folder.as_ref()).await,
        ("--measure", []) => measure::hints(page).await,
        ("--measure", ["exercises"]) => measure::exercises(page).await,
        _ => panic!("--pictures FOLDER [--all] | --measure [exercises] | PART OF A NAME"),
    }
    0
}

/// A case that is still to be run, and what was wrong with it the first time, if that was before.
struct Turn {
    case: &'static Case,
    fault: Option<String>,
}

impl Turn {
    fn queue(cases: impl Iterator<Item = &'static Case>) -> RefCell<VecDeque<Self>> {
        RefCell::new(cases.map(|case| Self { case, fault: None }).collect())
    }
}

/// Runs cases in one browser, and in another if one fails there or crashes the tab.
async fn run_in_browsers(number: usize, language: Option<&str>, turns: &RefCell<VecDeque<Turn>>) -> usize {
    let mut failed = 0;
    while !turns.borrow().is_empty() {
        failed += in_a_browser(number, language, async |page| run_cases(page, turns).await).await;
    }
    failed
}

/// Runs the cases that no other browser has taken yet, as long as the page answers. What fails is tried once more, in another
/// browser, since a busy machine may hold a browser up for as long as a case waits, or leave it no memory for the page; that a
/// case passed only then is told, and `.ci/run` says it again at its end.
async fn run_cases(page: &Page, turns: &RefCell<VecDeque<Turn>>) -> usize {
    let mut failed = 0;
    loop {
        let next = turns.borrow_mut().pop_front();
        let Some(Turn { case: case @ (name, _), fault: before }) = next else { return failed };
        let (code, start) = (page.code(), Instant::now());
        match (attempt(page, case).await, before) {
            (Ok(()), None) => println!("ok      {name} ({code}, {:.1} s)", start.elapsed().as_secs_f64()),
            (Ok(()), Some(before)) => {
                println!("UNSTEADY: {name} ({code}) passed at the second try; at the first: {before}");
            }
            (Err(fault), None) => {
                turns.borrow_mut().push_front(Turn { case, fault: Some(fault) });
                return failed;
            }
            (Err(fault), Some(before)) => {
                failed += 1;
                println!("FAILED  {name} ({code}): {before}; at the second try: {fault}");
            }
        }
        if !page.answers().await {
            return failed;
        }
    }
}

/// Runs a case on a fresh page.
async fn attempt(page: &Page, (name, case): &Case) -> page::Outcome {
    let whole = async {
        page.fresh().await;
        page.begin(name);
        let result = case(page).await;
        let (strange, errors) = (page.strange_requests().await, page.errors().await);
        if !strange.is_empty() {
            return Err(format!("requests to other hosts: {strange:?}"));
        }
        if errors.is_empty() { result } else { result.and(Err(format!("errors of the page: {errors}"))) }
    };
    AssertUnwindSafe(whole).catch_unwind().await.unwrap_or_else(|_| Err("it panicked".into()))
}
