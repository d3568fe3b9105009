module "iam_users_and_groups" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/landingzone/iam-users-and-groups?ref=v2.11.1"

  aws_account_id = "123456789012"

  users = {
    alice = {
      groups               = ["full-access", "iam-user-self-mgmt"]
      pgp_key              = "keybase:alice_example"
      create_login_profile = true
      create_access_keys   = false
    }
  }
}
